// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { createDrafts, useSessionDraft } from "./memory-drafts.ts";
import { sessionDrafts } from "./session-drafts.ts";

test("drafts are stored by name until they are sent or another account writes", () => {
  const drafts = createDrafts<"a" | "b", string>();
  drafts.keep("ana", "a", "one");
  drafts.keep("ana", "b", "two");
  expect([drafts.of("ana", "a"), drafts.of("ana", "b"), drafts.of("luz", "a")]).toEqual([
    "one",
    "two",
    undefined,
  ]);
  drafts.keep("ana", "a", undefined);
  expect([drafts.of("ana", "a"), drafts.of("ana", "b")]).toEqual([undefined, "two"]);
  drafts.keep("luz", "a", "three");
  expect([drafts.of("luz", "a"), drafts.of("ana", "b"), drafts.of("luz", "b")]).toEqual([
    "three",
    undefined,
    undefined,
  ]);
});

test("drafts survive an expired session but not signing out", () => {
  const ana = { token: "1", merchantCode: "TC71", userName: "ana", type: 0, firstTimeLogin: false };
  const drafts = createDrafts<"a", string>();
  sessionStore.signedIn(ana, false);
  drafts.keep("ana", "a", "one");
  sessionStore.ended("expired", ana.token);
  sessionStore.signedIn(ana, false);
  expect(drafts.of("ana", "a")).toBe("one");
  sessionStore.signedOut();
  expect(drafts.of("ana", "a")).toBe(undefined);
});

const fields = ["username", "email"] as const;

function Form() {
  const form = useForm({
    defaultValues: { username: "", email: "", ...sessionDrafts.of("account-entry", fields), password: "" },
  });
  useSessionDraft(form, "account-entry", fields);
  return (
    <form>
      <input aria-label="username" {...form.register("username")} />
      <input aria-label="email" {...form.register("email")} />
      <input aria-label="password" {...form.register("password")} />
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("restores typed values, but no secret", () => {
  const { unmount } = render(<Form />);
  type("username", "lucero");
  type("password", "Nopal2026verde");
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Nopal2026verde");

  render(<Form />);
  expect([read("username"), read("email"), read("password")]).toEqual(["lucero", "", ""]);
  type("username", "");
  cleanup();
  render(<Form />);
  expect(read("username")).toBe("");
});

it("stores nothing if nothing was typed", () => {
  render(<Form />);
  expect(sessionDrafts.of("account-entry", fields)).toEqual({});
});
