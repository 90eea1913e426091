import { expect, test } from "vitest";
import { smsLoginProblems } from "./sms-login.ts";

const rules = { mobile: { min: 10, max: 10 }, smsCode: { min: 6, max: 6 } };

test("a number and its code are enough, as they are typed", () => {
  const fields = { mobile: "+52 55 1234 5678", smsCode: "123 456", captcha: undefined };
  expect(smsLoginProblems(fields, rules, "52").size).toBe(0);
});

test("every problem is told, in the order of the form; a captcha counts once it is shown", () => {
  const fields = { mobile: "", smsCode: "12", captcha: "" };
  expect([...smsLoginProblems(fields, rules, "52")]).toEqual([
    ["mobile", { key: "errors.mobileRequired", values: rules.mobile }],
    ["smsCode", { key: "errors.smsCodeLength", values: rules.smsCode }],
    ["captcha", { key: "errors.captchaRequired", values: { min: 1, max: 6 } }],
  ]);
});
