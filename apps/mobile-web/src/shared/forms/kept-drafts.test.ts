import { expect, test } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { createDrafts } from "./kept-drafts.ts";

test("drafts are kept by name, until they are sent or somebody else writes", () => {
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

test("drafts outlast a session that ran out, and end when their writer signs out", () => {
  const ana = { token: "1", merchantCode: "TC71", userName: "ana", type: 0, firstTimeLogin: false };
  const drafts = createDrafts<"a", string>();
  sessionStore.signedIn(ana, false);
  drafts.keep("ana", "a", "one");
  sessionStore.refused("expired", ana.token);
  sessionStore.signedIn(ana, false);
  expect(drafts.of("ana", "a")).toBe("one");
  sessionStore.signedOut();
  expect(drafts.of("ana", "a")).toBe(undefined);
});
