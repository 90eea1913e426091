import { expect, test } from "vitest";
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
