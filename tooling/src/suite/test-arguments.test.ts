import { expect, it } from "vitest";
import { readTestArguments } from "./test-arguments.ts";

const names = ["lint", "unit"];

it.each([
  [[], { which: "all" }],
  [["unit", "lint"], { which: "some", names: ["unit", "lint"] }],
  [["--changed"], { which: "changed", since: undefined }],
  [["--changed=main"], { which: "changed", since: "main" }],
  [["--changed", "lint"], { which: "unknown", problem: "--changed stands alone." }],
  [["unit", "lnt"], { which: "unknown", problem: expect.stringContaining("No step is called lnt.") }],
  [["--changes"], { which: "unknown", problem: expect.stringContaining("--changes") }],
])("%j is understood", (args, meant) => {
  expect(readTestArguments(args, names)).toEqual(meant);
});
