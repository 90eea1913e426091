import { expect, test } from "vitest";
import { smsLoginProblems } from "./login.ts";
import { cleanSmsCode, smsCodeProblem } from "./mobile.ts";

test.each([
  ["", { min: 4, max: 6 }, "errors.smsCodeRequired"],
  [" - ", { min: 4, max: 6 }, "errors.smsCodeRequired"],
  ["123", { min: 4, max: 6 }, "errors.smsCodeFormat"],
  ["1234", { min: 4, max: 6 }, undefined],
  ["123 456", { min: 4, max: 6 }, undefined],
  ["123-456", { min: 4, max: 6 }, undefined],
  ["1234567", { min: 4, max: 6 }, "errors.smsCodeFormat"],
  ["12a4", { min: 4, max: 6 }, "errors.smsCodeFormat"],
  ["12345", { min: 6, max: 6 }, "errors.smsCodeLength"],
  ["12345a", { min: 6, max: 6 }, "errors.smsCodeLength"],
  ["123456", { min: 6, max: 6 }, undefined],
  ["1234567890", { min: 1, max: 99 }, undefined],
  ["12345678901", { min: 1, max: 99 }, "errors.smsCodeFormat"],
])("code %j within %o: %s", (typed, bounds, key) => {
  expect(smsCodeProblem(typed, bounds)?.key).toBe(key);
});

test("a code never needs more than the ten digits that a request allows (Spec §5)", () => {
  expect(smsCodeProblem("x", { min: 20, max: 30 })?.values).toEqual({ min: 10, max: 10 });
});

test("the code is sent without separators", () => {
  expect(cleanSmsCode(" 123-456\u200b ")).toBe("123456");
});

const rules = { mobile: { min: 10, max: 10 }, smsCode: { min: 6, max: 6 } };

test("a number and its code are enough, with separators", () => {
  const fields = { mobile: "+52 55 1234 5678", smsCode: "123 456", captcha: undefined };
  expect(smsLoginProblems(fields, rules, "52").size).toBe(0);
});

test("every problem is reported in form order; a captcha is checked once shown", () => {
  const fields = { mobile: "", smsCode: "12", captcha: "" };
  expect([...smsLoginProblems(fields, rules, "52")]).toEqual([
    ["mobile", { key: "errors.mobileRequired", values: rules.mobile }],
    ["smsCode", { key: "errors.smsCodeLength", values: rules.smsCode }],
    ["captcha", { key: "errors.captchaRequired", values: { min: 1, max: 6 } }],
  ]);
});
