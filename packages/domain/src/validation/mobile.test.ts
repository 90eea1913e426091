import { expect, test } from "vitest";
import { cleanMobile, mobileBounds, mobileProblem, possibleMobiles, typedDiallingCode } from "./mobile.ts";

const bounds = { min: 10, max: 12 };

test.each([
  ["5512345678", "5512345678"],
  ["55 1234 5678", "5512345678"],
  ["55-1234-5678", "5512345678"],
  ["(55) 1234.5678", "5512345678"],
  ["55\u00a01234\u20115678", "5512345678"],
  ["\u202a+52 55 1234 5678\u202c", "5512345678"],
  ["+52 55 1234 5678", "5512345678"],
  ["0052 55 1234 5678", "5512345678"],
  ["+52 055 1234 5678", "5512345678"],
  ["055 1234 5678", "5512345678"],
  ["５５１２３４５６７８", "5512345678"],
  ["525512345678", "5512345678"],
  ["52 55 1234 5678", "5512345678"],
  ["5255 1234 56", "5255123456"],
  ["+52 1 55 1234 5678", "5512345678"],
  ["+52 1 (55) 1234 - 5678", "5512345678"],
  ["521 5512345678", "5512345678"],
  ["01 55 1234 5678", "5512345678"],
  ["044 55 1234 5678", "5512345678"],
  ["045 55 1234 5678", "5512345678"],
  ["+52 044 55 1234 5678", "5512345678"],
  ["1 555 123 4567", "15551234567"],
  ["+1 555 123 4567", "+15551234567"],
  ["00", "0"],
  ["", ""],
])("%j is cleaned to %j", (typed, mobile) => {
  expect(cleanMobile(typed, "52")).toBe(mobile);
});

test.each([
  ["", true, "errors.mobileRequired"],
  ["  ", true, "errors.mobileRequired"],
  ["", false, undefined],
  ["  ", false, undefined],
  ["55 1234 5678", true, undefined],
  ["+52 55 1234 5678", false, undefined],
  ["551234567", true, "errors.mobileFormat"],
  ["551234567", false, "errors.mobileFormat"],
  ["551234567890", true, "errors.mobileLength"],
  ["15512345678", true, "errors.mobileLength"],
  ["5512345678 / 5587654321", true, "errors.mobileLength"],
  ["5512345678901", true, "errors.mobileLength"],
  ["55 CASA 5678 90", true, "errors.mobileDigits"],
  ["ext. 12", false, "errors.mobileDigits"],
  ["+1 555 CASA", true, "errors.mobileDigits"],
  ["+1 555 123 4567", true, "errors.mobileCountry"],
  ["00 5512345678", true, "errors.mobileFormat"],
  ["+52", true, "errors.mobileFormat"],
  ["-", false, "errors.mobileFormat"],
])("mobile %j, required %s: %s", (typed, required, key) => {
  const problem = mobileProblem(typed, "52", bounds, required);
  expect(problem?.key).toBe(key);
  if (problem) expect(problem.values).toEqual({ min: 10, max: 10 });
});

test.each([
  ["a country's own length applies within the bounds", { min: 8, max: 12 }, "52", { min: 10, max: 10 }],
  ["bounds that exclude it stay", { min: 8, max: 9 }, "52", { min: 8, max: 9 }],
  ["an unknown length leaves the bounds", { min: 8, max: 12 }, "54", { min: 8, max: 12 }],
])("%s", (_why, given, diallingCode, own) => {
  expect(mobileBounds(given, diallingCode)).toEqual(own);
  expect(mobileProblem("5", diallingCode, given)?.values).toEqual(own);
});

test("a number of a country without a known length may be as long as the bounds say", () => {
  expect(cleanMobile("+54 9 11 1234 5678", "54")).toBe("91112345678");
  expect(mobileProblem("551234567890", "54", bounds)).toBeUndefined();
});

test.each([
  ["1", "1 (555) 123-4567", "5551234567"],
  ["57", "57 300 123 4567", "3001234567"],
])("a bare dialling code %s is removed: %s", (diallingCode, typed, mobile) => {
  expect(cleanMobile(typed, diallingCode)).toBe(mobile);
});

test.each([
  ["5215512345678", ["52"]],
  ["5512345678", ["1", "52", "57"]],
  ["15512345678", ["1"]],
  ["jugador", []],
])("the name %s may be a number of %j", (name, codes) => {
  const found = possibleMobiles(name);
  expect(found.map(({ diallingCode }) => diallingCode)).toEqual(codes);
  for (const { number } of found) expect(number).toBe("5512345678");
});

test("cleaning is idempotent", () => {
  const mobile = cleanMobile("+52 (055) 1234-5678", "52");
  expect(cleanMobile(mobile, "52")).toBe(mobile);
});

test.each([
  ["+1 555 123 4567", "1"],
  ["001 (555) 123-4567", "1"],
  ["\u202a+1 555 123 4567\u202c", "1"],
  ["+1 809 555 1234", "1809"],
  ["+52 55 1234 5678", "52"],
  ["+", undefined],
  ["+44 20 7946 0000", undefined],
  ["1 555 123 4567", undefined],
  ["52 55 1234 5678", undefined],
  ["", undefined],
])("%j was typed with the dialling code %s", (typed, code) => {
  expect(typedDiallingCode(typed, ["52", "1", "1809"])).toBe(code);
});
