import { describe, expect, test } from "vitest";
import { settingsWith } from "../../samples/index.ts";
import { SiteSwitch } from "../site/switches.ts";
import {
  type ChangePasswordFields,
  changePasswordProblems,
  forgotWays,
  isSamePassword,
  retrieveProblems,
  setPasswordProblems,
} from "./passwords.ts";

const { rules } = settingsWith();

test("a forgotten password is reset by phone while the switch is on, otherwise only by e-mail (Spec §2, §4)", () => {
  expect(forgotWays(new Set([SiteSwitch.PasswordChangeSmsCheck]))).toEqual(["phone", "email"]);
  expect(forgotWays(new Set([SiteSwitch.SmsLogin]))).toEqual(["email"]);
});

describe("retrieving by e-mail", () => {
  test.each([
    ["ana_1", "ana@correo.com", []],
    [" ana_1 ", " ana@correo.com ", []],
    ["", "", ["username errors.usernameRequired", "email errors.emailRequired"]],
    ["ana", "ana@correo", ["username errors.usernameLength", "email errors.emailFormat"]],
    ["ana 1", "ana@correo.com", ["username errors.usernameFormat"]],
  ])("for %j and %j: %o", (username, email, problems) => {
    const found = retrieveProblems({ username, email }, { ...rules, emailPattern: "specified" });
    expect([...found].map(([field, { key }]) => `${field} ${key}`)).toEqual(problems);
  });
});

describe("setting by phone", () => {
  test.each([
    ["+52 55 1234 5678", "123 456", "secreto1", []],
    [
      "",
      "",
      "",
      [
        "mobile errors.mobileRequired",
        "smsCode errors.smsCodeRequired",
        "newPassword errors.passwordRequired",
      ],
    ],
    ["55 1234", "123456", "sinnumero", ["mobile errors.mobileFormat", "newPassword errors.passwordFormat"]],
  ])("%j, %j and %j: %o", (mobile, smsCode, newPassword, problems) => {
    const found = setPasswordProblems({ mobile, smsCode, newPassword }, rules, "52");
    expect([...found].map(([field, { key }]) => `${field} ${key}`)).toEqual(problems);
  });
});

describe("changing (Spec §5)", () => {
  const both = (password: string) => ({ newPassword: password, newPasswordAgain: password });
  const right: ChangePasswordFields = {
    oldPassword: "anterior1",
    newPassword: "secreto1",
    newPasswordAgain: "secreto1",
  };
  const needed = { rule: rules.password, oldNeeded: true };
  const known = { rule: rules.password, oldNeeded: false };
  const optional = { ...known, optional: true };

  test.each<[Partial<ChangePasswordFields>, typeof needed & { optional?: boolean }, readonly string[]]>([
    [{}, needed, []],
    [{ oldPassword: "" }, needed, ["oldPassword errors.oldPasswordRequired"]],
    [{ oldPassword: "x" }, needed, []],
    [{ oldPassword: "" }, known, []],
    [both("corta1"), known, ["newPassword errors.passwordLength"]],
    [both("sinnumero"), known, ["newPassword errors.passwordFormat"]],
    [{ newPasswordAgain: "" }, known, ["newPasswordAgain errors.passwordAgainRequired"]],
    [{ newPasswordAgain: "secreto2" }, known, ["newPasswordAgain errors.passwordsDiffer"]],
    [
      { oldPassword: "", ...both("") },
      needed,
      [
        "oldPassword errors.oldPasswordRequired",
        "newPassword errors.passwordRequired",
        "newPasswordAgain errors.passwordAgainRequired",
      ],
    ],
    [both(""), optional, ["newPasswordAgain errors.passwordAgainRequired"]],
    [both("corta1"), optional, ["newPassword errors.passwordLength"]],
  ])("with %o: %o gives %o", (fields, given, problems) => {
    const found = changePasswordProblems({ ...right, ...fields }, given);
    expect([...found].map(([field, { key }]) => `${field} ${key}`)).toEqual(problems);
  });

  test.each([
    ["secreto1", "secreto1", true],
    ["secreto1", "secreto1 ", false],
    ["secreto1", "Secreto1", false],
    ["", "", false],
  ])("old %j and new %j are the same: %s", (oldPassword, newPassword, same) => {
    expect(isSamePassword(oldPassword, newPassword)).toBe(same);
  });
});
