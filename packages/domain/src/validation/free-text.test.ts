import { expect, test } from "vitest";
import { nameProblem, textProblem } from "./free-text.ts";

test.each([
  ["", true, "errors.fieldRequired"],
  ["  ", true, "errors.fieldRequired"],
  ["", false, undefined],
  [" línea ", true, undefined],
  ["12345", false, undefined],
  [" 12345 ", false, undefined],
  ["123456", false, "errors.fieldTooLong"],
  ["123456", true, "errors.fieldTooLong"],
])("text %j of at most 5, required %s: %s", (typed, required, key) => {
  expect(textProblem(typed, { required, max: 5 })?.key).toBe(key);
});

test.each([
  ["", true, "errors.fieldRequired"],
  ["", false, undefined],
  ["  ", false, undefined],
  ["José María", true, undefined],
  ["  Ana  ", true, undefined],
  ["O’Neil-D'Arc Jr.", true, undefined],
  ["李小龍", true, undefined],
  ["Ana 2", true, "errors.nameFormat"],
  ["@ana", false, "errors.nameFormat"],
  ["-Ana", true, "errors.nameFormat"],
  ["Ana María Guadalupe", true, "errors.fieldTooLong"],
])("name %j, required %s: %s", (typed, required, key) => {
  expect(nameProblem(typed, { required, max: 18 })?.key).toBe(key);
});
