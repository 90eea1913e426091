import { describe, expect, test } from "vitest";
import { rules, setting, settingsWith, typed } from "../../samples/index.ts";
import { registrationFieldBounds } from "./field-limits.ts";
import type { RegistrationField, RegistrationFields } from "./registration-fields.ts";
import type { FieldSetting } from "./registration-form.ts";
import { type RegistrationRules, registrationProblems } from "./registration-problems.ts";

/** The problem of a field in an otherwise valid form. */
const problemOf = (
  field: RegistrationField,
  given: Partial<FieldSetting>,
  fields: Partial<RegistrationFields>,
) =>
  registrationProblems(typed({ username: "ana_1", password: "secreto1", ...fields }), {
    ...rules,
    settings: settingsWith({ [field]: setting(given) }),
  }).get(field)?.key;

const plain = [
  "idNumber",
  "qq",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "nickname",
  "referrerId",
] as const;

describe.each(plain)("%s", (field) => {
  test.each<[string, Partial<FieldSetting>, string, string | undefined]>([
    ["off and empty", { enabled: false }, "", undefined],
    [
      "off, though required and filled too long",
      { enabled: false, required: true, maxLength: 2 },
      "long",
      undefined,
    ],
    ["optional and empty", {}, "", undefined],
    ["optional and blank", {}, "  ", undefined],
    ["optional and filled", {}, "algo 1", undefined],
    ["required and empty", { required: true }, "", "errors.fieldRequired"],
    ["required and blank", { required: true }, "  ", "errors.fieldRequired"],
    ["required and filled", { required: true }, "algo 1", undefined],
    ["as long as allowed", { maxLength: 5 }, " 12345 ", undefined],
    ["longer than allowed", { maxLength: 5 }, "123456", "errors.fieldTooLong"],
    ["longer than a request allows", {}, "x".repeat(129), "errors.fieldTooLong"],
    ["with a limit of 0, which means no limit", { maxLength: 0 }, "x".repeat(128), undefined],
  ])("%s", (_how, given, text, key) => {
    expect(problemOf(field, given, { [field]: text })).toBe(key);
  });
});

test.each<[string, Partial<RegistrationRules>, Partial<RegistrationFields>, string | undefined]>([
  ["the username", {}, { username: " lucero_7 ", password: "Lucero_7" }, "errors.passwordIsUsername"],
  [
    "the number, on the tab where it is the username",
    { tab: "mobile" },
    { username: "lucero_7", mobile: "+52 55 1234 5678", password: "5512345678" },
    "errors.passwordIsUsername",
  ],
  ["a number beside a username", {}, { mobile: "5512345678", password: "5512345678" }, undefined],
  ["common", {}, { password: "comun1234" }, "errors.passwordCommon"],
  ["another tab's username", { tab: "mobile" }, { username: "lucero_7", password: "lucero_7" }, undefined],
])("a login password that is %s", (_how, given, fields, key) => {
  const isCommon = (password: string) => password === "comun1234";
  const problems = registrationProblems(typed({ username: "ana_1", mobile: "5500000000", ...fields }), {
    ...rules,
    ...given,
    isCommon,
  });
  expect(problems.get("password")?.key).toBe(key);
});

test("a payment password may be common", () => {
  const settings = settingsWith({ paymentPassword: setting() });
  const problems = registrationProblems(typed({ username: "ana_1", paymentPassword: "comun1234" }), {
    ...rules,
    settings,
    isCommon: () => true,
  });
  expect(problems.get("paymentPassword")).toBe(undefined);
});

describe("fields with rules of their own", () => {
  test.each<[RegistrationField, Partial<FieldSetting>, Partial<RegistrationFields>, string | undefined]>([
    ["username", {}, { username: "" }, "errors.usernameRequired"],
    ["username", { enabled: false, required: false }, { username: "" }, "errors.usernameRequired"],
    ["username", {}, { username: "ana" }, "errors.usernameLength"],
    ["username", {}, { username: "ana maria" }, "errors.usernameFormat"],
    ["username", {}, { username: "abcdefghijkl" }, undefined],
    ["username", {}, { username: "abcdefghijklm" }, "errors.usernameLength"],
    ["username", { maxLength: 6 }, { username: "abcdefg" }, "errors.usernameLength"],
    ["username", { maxLength: 2 }, { username: "abcd" }, undefined],
    ["mobile", {}, { mobile: "" }, undefined],
    ["mobile", { required: true }, { mobile: "" }, "errors.mobileRequired"],
    ["mobile", {}, { mobile: "+52 55 1234 5678" }, undefined],
    ["mobile", {}, { mobile: "55 1234" }, "errors.mobileFormat"],
    ["mobile", {}, { mobile: "55 1234 5678 9" }, "errors.mobileLength"],
    ["mobile", { maxLength: 8 }, { mobile: "55 1234 5678" }, undefined],
    ["password", { enabled: false }, { password: "" }, "errors.passwordRequired"],
    ["password", {}, { password: "corta1" }, "errors.passwordLength"],
    ["password", {}, { password: "sinnumero" }, "errors.passwordFormat"],
    ["password", { maxLength: 9 }, { password: "muylarga123" }, "errors.passwordLength"],
    ["passwordAgain", {}, { passwordAgain: "" }, "errors.passwordAgainRequired"],
    ["passwordAgain", {}, { passwordAgain: "secreto2" }, "errors.passwordsDiffer"],
    ["passwordAgain", {}, { passwordAgain: "secreto1" }, undefined],
    ["passwordAgain", { enabled: false }, { passwordAgain: "secreto2" }, undefined],
    ["paymentPassword", {}, { paymentPassword: "" }, undefined],
    ["paymentPassword", { required: true }, { paymentPassword: "" }, "errors.passwordRequired"],
    ["paymentPassword", {}, { paymentPassword: "1234" }, "errors.passwordLength"],
    ["paymentPassword", {}, { paymentPassword: "pagos123" }, undefined],
    ["email", {}, { email: "" }, undefined],
    ["email", { required: true }, { email: " " }, "errors.emailRequired"],
    ["email", {}, { email: "ana@" }, "errors.emailFormat"],
    ["email", {}, { email: " ana@correo.com " }, undefined],
    ["email", { maxLength: 10 }, { email: "ana@correo.com" }, "errors.fieldTooLong"],
    ["payeeName", {}, { payeeName: "" }, undefined],
    ["payeeName", { required: true }, { payeeName: "" }, "errors.fieldRequired"],
    ["payeeName", {}, { payeeName: "Ana 2" }, "errors.nameFormat"],
    ["payeeName", { maxLength: 4 }, { payeeName: "Ana María" }, "errors.fieldTooLong"],
    ["birthday", {}, { birthday: "" }, undefined],
    ["birthday", { required: true }, { birthday: "" }, "errors.birthdayRequired"],
    ["birthday", {}, { birthday: "2010-01-01" }, "errors.birthdayUnderAge"],
    ["birthday", {}, { birthday: "31/12/1990" }, "errors.birthdayFormat"],
    ["birthday", {}, { birthday: "1990-12-31" }, undefined],
    ["invitationCode", {}, { invitationCode: "" }, undefined],
    ["invitationCode", { required: true }, { invitationCode: "" }, "errors.fieldRequired"],
    ["invitationCode", { maxLength: 8 }, { invitationCode: "AGENTE0001" }, "errors.fieldTooLong"],
    ["invitationCode", { maxLength: 8 }, { invitationCode: "AGENTE 01." }, undefined],
    ["invitationCode", { required: true }, { invitationCode: "\u200b" }, "errors.fieldRequired"],
    ["captcha", { required: false }, { captcha: "" }, "errors.captchaRequired"],
    ["captcha", {}, { captcha: "12a" }, "errors.captchaFormat"],
    ["captcha", { maxLength: 2 }, { captcha: "123456" }, undefined],
    ["captcha", {}, { captcha: "1234567" }, "errors.captchaFormat"],
  ])("%s with %o and %o: %s", (field, given, fields, key) => {
    expect(problemOf(field, given, fields)).toBe(key);
  });

  test.each<[string, Partial<RegistrationFields>, string | undefined]>([
    ["no number, no code", {}, undefined],
    ["a number needs its code", { mobile: "5512345678" }, "errors.smsCodeRequired"],
    ["a code has digits", { mobile: "5512345678", smsCode: "12345a" }, "errors.smsCodeLength"],
    ["a code has its length", { mobile: "5512345678", smsCode: "12345" }, "errors.smsCodeLength"],
    ["a code may be grouped", { mobile: "5512345678", smsCode: "123 456" }, undefined],
  ])("by username, SMS code: %s", (_why, fields, key) => {
    const settings = settingsWith({ mobile: setting(), smsCode: setting({ required: true }) });
    expect(registrationProblems(typed(fields), { ...rules, settings }).get("smsCode")?.key).toBe(key);
  });
});

describe("the form", () => {
  test("by mobile requires number, code and password, in screen order", () => {
    const problems = registrationProblems(typed(), { ...rules, tab: "mobile" });
    expect([...problems].map(([field, { key }]) => [field, key])).toEqual([
      ["mobile", "errors.mobileRequired"],
      ["password", "errors.passwordRequired"],
    ]);
    const withNumber = registrationProblems(typed({ mobile: "5512345678" }), { ...rules, tab: "mobile" });
    expect([...withNumber.keys()]).toEqual(["smsCode", "password"]);
  });

  test("ignores fields of the other tab", () => {
    const fields = typed({ username: "!", mobile: "5512345678", smsCode: "123456", password: "secreto1" });
    expect(registrationProblems(fields, { ...rules, tab: "mobile" }).size).toBe(0);
  });
});

test("the username's phone tip uses the maximum length of a mobile number", () => {
  const { rules: sets } = settingsWith();
  const wide = { ...settingsWith(), rules: { ...sets, mobile: { min: 8, max: 12 } } };
  expect(registrationFieldBounds("mobile", wide).max).toBe(12);
  const limited = settingsWith({ mobile: setting({ maxLength: 11 }) });
  const both = { ...limited, rules: wide.rules };
  expect(registrationFieldBounds("mobile", both)).toEqual({ min: 8, max: 11 });
});
