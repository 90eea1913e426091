// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formDrafts } from "./form-drafts.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

const kept = ["username", "email"] as const;

function Form() {
  const form = useForm({
    defaultValues: { username: "", email: "", ...formDrafts.of("joining", kept), password: "" },
  });
  useKeptDraft(form, "joining", kept);
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

it("brings back what was typed, but no secret", () => {
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

it("keeps nothing of a form in which nothing was typed", () => {
  render(<Form />);
  expect(formDrafts.of("joining", kept)).toEqual({});
});
