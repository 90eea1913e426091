import { describe, expect, test } from "vitest";
import { bindEmailProblems, bindMobileProblems } from "./contacts.ts";
import { paymentPasswordProblems } from "./passwords.ts";

const problemList = (problems: ReadonlyMap<string, { readonly key: string }>) =>
  [...problems].map(([field, { key }]) => `${field} ${key}`);

describe("the form of a payment password", () => {
  const rule = { min: 8, max: 20, pattern: /\d/ };
  const both = (password: string) => ({ newPassword: password, newPasswordAgain: password });
  const whole = { proof: "x", ...both("Luna12345") };

  test.each([
    [{}, "password", []],
    [{ proof: "" }, "password", ["proof errors.oldPasswordRequired"]],
    [{ proof: "" }, "payment-password", ["proof errors.paymentPasswordRequired"]],
    [{ proof: "x".repeat(129) }, "payment-password", ["proof errors.fieldTooLong"]],
    [{ proof: "x".repeat(129) }, "password", ["proof errors.fieldTooLong"]],
    [
      { newPassword: "" },
      "password",
      ["newPassword errors.passwordRequired", "newPasswordAgain errors.passwordsDiffer"],
    ],
    [both("short1"), "password", ["newPassword errors.passwordLength"]],
    [both("LunaLuna"), "password", ["newPassword errors.passwordFormat"]],
    [{ newPasswordAgain: "" }, "password", ["newPasswordAgain errors.passwordAgainRequired"]],
  ] as const)("%j confirmed by %s has %j", (changed, by, expected) => {
    expect(problemList(paymentPasswordProblems({ ...whole, ...changed }, rule, by))).toEqual(expected);
  });
});

describe("the forms of contacts", () => {
  const given = { rules: { mobile: { min: 8, max: 12 }, smsCode: { min: 6, max: 6 } }, passwordNeeded: true };
  const withoutPassword = { ...given, passwordNeeded: false };
  const specified = { emailPattern: "specified" } as const;
  const mobile = { mobile: "05512345678", smsCode: "123456", password: "x" };
  const email = { email: "ana@example.com", code: "123 456", password: "x" };

  test("accept valid fields", () => {
    expect(problemList(bindMobileProblems(mobile, given, "52"))).toEqual([]);
    expect(problemList(bindEmailProblems(email, { ...given, ...specified }))).toEqual([]);
  });

  test("require the password only if the account has one", () => {
    const fields = { mobile: "", smsCode: "", password: "" };
    const always = ["mobile errors.mobileRequired", "smsCode errors.smsCodeRequired"];
    expect(problemList(bindMobileProblems(fields, withoutPassword, "52"))).toEqual(always);
    expect(problemList(bindMobileProblems(fields, given, "52"))).toEqual([
      ...always,
      "password errors.oldPasswordRequired",
    ]);
    const wrong = { email: "a", code: "1", password: "" };
    expect(problemList(bindEmailProblems(wrong, { ...given, ...specified }))).toEqual([
      "email errors.emailFormat",
      "code errors.smsCodeLength",
      "password errors.oldPasswordRequired",
    ]);
    const noPassword = { ...email, password: "" };
    expect(problemList(bindEmailProblems(noPassword, { ...withoutPassword, ...specified }))).toEqual([]);
  });
});
