import { expect, test } from "vitest";
import { cleanMobile, mobileProblem, typedDiallingCode } from "./mobile.ts";

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
  ["525512345678", "525512345678"],
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
  ["551234567890", true, undefined],
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
  if (problem) expect(problem.values).toEqual(bounds);
});

test("a number that passes is clean once and for all", () => {
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
