import { expect, test } from "vitest";
import { cleanName, cleanText } from "./clean-text.ts";
import { nameProblem, textProblem } from "./free-text.ts";

test.each([
  ["", true, "errors.fieldRequired"],
  ["  ", true, "errors.fieldRequired"],
  ["", false, undefined],
  [" línea ", true, undefined],
  ["\u200b", true, "errors.fieldRequired"],
  ["\u3164", true, "errors.fieldRequired"],
  ["\u2800", true, "errors.fieldRequired"],
  ["\u115f\u1160", true, "errors.fieldRequired"],
  ["\uffa0", true, "errors.fieldRequired"],
  ["\u200d\ufe0f", true, "errors.fieldRequired"],
  ["\u061c\u034f", true, "errors.fieldRequired"],
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
  ["Ana\u00a0María", true, undefined],
  ["\u200eAna\u200e", true, undefined],
  ["Ana\u2010Luisa", true, undefined],
  ["Ana\u2011Luisa", true, undefined],
  ["Ana O´Neil", true, undefined],
  ["\u200e", true, "errors.fieldRequired"],
  ["Ana 2", true, "errors.nameFormat"],
  ["@ana", false, "errors.nameFormat"],
  ["-Ana", true, "errors.nameFormat"],
  ["Ana María Guadalupe", true, "errors.fieldTooLong"],
])("name %j, required %s: %s", (typed, required, key) => {
  expect(nameProblem(typed, { required, max: 18 })?.key).toBe(key);
});

test.each([
  [" Ana\u00a0\u00a0María ", "Ana María"],
  ["\u200eJosé\u2011Luis", "José-Luis"],
  ["Ana\u2010Luisa O´Neil", "Ana-Luisa O'Neil"],
])("the name %j is sent as %j", (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test.each([
  ["\u202erodaguj\u202c", "rodaguj"],
  ["\u2067ana\u2069", "ana"],
  ["ana\u3164luz\u2800", "ana luz"],
  ["a\u200b\u2061\u180en\u{e0001}a", "ana"],
  ["👩‍🚀 ana ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍🚀 ana ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
])("the text %j counts as %j", (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});
