import { expect, test } from "vitest";
import { newPasswordProblem, passwordAgainProblem, passwordChecks } from "./new-password.ts";

const letterAndDigit = /^(?=.*[A-Za-z])(?=.*\d).*$/u;
const rule = { min: 6, max: 10, pattern: letterAndDigit };
const anyRule = { ...rule, pattern: undefined };

test.each([
  ["", rule, true, "errors.passwordRequired"],
  ["", rule, false, undefined],
  ["abc12", rule, true, "errors.passwordLength"],
  ["abc12", rule, false, "errors.passwordLength"],
  ["abc123", rule, true, undefined],
  ["abcde12345", rule, true, undefined],
  ["abcde123456", rule, true, "errors.passwordLength"],
  ["abcdef", rule, true, "errors.passwordFormat"],
  ["abcdef", rule, false, "errors.passwordFormat"],
  ["abcdef", anyRule, true, undefined],
  ["a 1   ", rule, true, undefined],
  ["      ", rule, true, "errors.passwordFormat"],
  ["      ", anyRule, true, undefined],
])("new password %j by %o, required %s: %s", (typed, given, required, key) => {
  expect(newPasswordProblem(typed, given, { required })?.key).toBe(key);
});

test.each([
  ["lucero_7", "lucero_7", "errors.passwordIsUsername"],
  ["Lucero_7", "lUCERO_7", "errors.passwordIsUsername"],
  ["lucero_77", "lucero_7", undefined],
  ["luz1", "luz1", "errors.passwordLength"],
  ["comun1234", "lucero_7", "errors.passwordCommon"],
  ["comun1234", "", "errors.passwordCommon"],
  ["comun1234", "comun1234", "errors.passwordIsUsername"],
  ["nopal2026", "", undefined],
  ["", "", "errors.passwordRequired"],
])("the password %j of %j: %s", (typed, username, key) => {
  const isCommon = (password: string) => password === "comun1234";
  expect(newPasswordProblem(typed, rule, { username, isCommon })?.key).toBe(key);
});

test.each([
  ["", { length: false, pattern: false }],
  ["abc", { length: false, pattern: false }],
  ["abc1", { length: false, pattern: true }],
  ["abcdef", { length: true, pattern: false }],
  ["abcde1", { length: true, pattern: true }],
])("while typing, %j meets %o", (typed, met) => {
  expect(passwordChecks(typed, rule)).toEqual(met);
  expect(passwordChecks(typed, anyRule)).toEqual({ ...met, pattern: undefined });
});

test.each([
  ["secreto1", "", "errors.passwordAgainRequired"],
  ["", "", "errors.passwordAgainRequired"],
  ["secreto1", "secreto2", "errors.passwordsDiffer"],
  ["secreto1", "secreto1 ", "errors.passwordsDiffer"],
  ["secreto1", "Secreto1", "errors.passwordsDiffer"],
  ["secreto1", "secreto1", undefined],
])("password %j and again %j: %s", (password, again, key) => {
  expect(passwordAgainProblem(password, again)?.key).toBe(key);
});

test("an empty field meets no rule, even if the pattern matches it", () => {
  expect(passwordChecks("", { ...rule, pattern: /^.*$/u })).toEqual({ length: false, pattern: false });
});
