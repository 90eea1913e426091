import { describe, expect, test } from "vitest";
import { form, rules, setting, settingsWith, typed } from "../../samples/index.ts";
import { eachRegistrationField, registrationFields } from "./registration-fields.ts";
import {
  RegisterMethod,
  type RegistrationContext,
  registerMethod,
  registrationOf,
} from "./registration-of.ts";
import { carryMobile } from "./registration-problems.ts";

const around: RegistrationContext = {
  diallingCode: "52",
  hostname: "volado.example",
  mainDomain: "volado.mx",
  method: RegisterMethod.Browser,
  invitationCode: "",
  captchaId: "",
};
const everything = settingsWith(Object.fromEntries(registrationFields.map((field) => [field, setting()])));
const filled = typed({
  username: " ana_1 ",
  mobile: "+52 (055) 1234-5678",
  smsCode: "123 456",
  password: " secreto 1 ",
  passwordAgain: " secreto 1 ",
  paymentPassword: " pagos 123",
  idNumber: " ID1 ",
  qq: "1",
  facebook: "fb",
  wechat: "wc",
  line: "ln",
  whatsapp: "wa",
  zalo: "za",
  email: " ana@correo.com ",
  nickname: " Anita ",
  payeeName: " Ana María ",
  referrerId: "r-1",
  birthday: "1990-12-31",
  invitationCode: " AGENTE01 ",
  captcha: " 1234 ",
});

describe("what is sent (Spec §3)", () => {
  test("has all shown fields, trimmed, passwords as typed, the number without its leading 0", () => {
    const sent = registrationOf(filled, { ...form, settings: everything }, { ...around, captchaId: "c" });
    expect(sent).toEqual({
      ...eachRegistrationField((name) => filled[name].trim()),
      tab: "username",
      diallingCode: "52",
      registerUrl: "volado.example",
      registerMethod: "H5",
      domain: "volado.mx",
      mobile: "5512345678",
      smsCode: "123456",
      password: " secreto 1 ",
      passwordAgain: " secreto 1 ",
      paymentPassword: " pagos 123",
      captchaId: "c",
      firebaseIdToken: undefined,
    });
  });

  test("leaves hidden fields empty, whatever was typed before", () => {
    const { username, password, ...others } = registrationOf(filled, form, around);
    expect([username, password]).toEqual(["ana_1", " secreto 1 "]);
    const filledIn = Object.entries(others).filter(([, value]) => value !== "" && value !== undefined);
    expect(Object.fromEntries(filledIn)).toEqual({
      tab: "username",
      diallingCode: "52",
      registerUrl: "volado.example",
      registerMethod: "H5",
      domain: "volado.mx",
    });
  });

  test("uses the number as username by mobile", () => {
    const sent = registrationOf(filled, { ...form, tab: "mobile" }, around);
    expect(sent).toMatchObject({
      tab: "mobile",
      username: "5512345678",
      mobile: "5512345678",
      smsCode: "123456",
    });
  });

  test("keeps the chosen username of a social sign-up by mobile, and has no password", () => {
    const sent = registrationOf(filled, { ...form, tab: "mobile", social: true }, around);
    expect(sent).toMatchObject({ username: "ana_1", mobile: "5512345678", password: "" });
  });

  test("uses the link's code instead of a typed one", () => {
    const known = { ...form, settings: everything, invitationKnown: true };
    expect(registrationOf(filled, known, { ...around, invitationCode: "LINK01" }).invitationCode).toBe(
      "LINK01",
    );
  });

  test("has no SMS code with Firebase's token", () => {
    const sent = registrationOf(filled, { ...form, tab: "mobile" }, { ...around, firebaseIdToken: "proof" });
    expect(sent).toMatchObject({ firebaseIdToken: "proof", smsCode: "" });
  });

  test("normalizes the username, without invisible characters", () => {
    const sent = registrationOf({ ...filled, username: "\u200eａna\u20601\u200b" }, form, around);
    expect(sent.username).toBe("ana1");
  });

  test("normalizes a typed invitation code", () => {
    const asking = { ...form, settings: everything };
    const sent = registrationOf({ ...filled, invitationCode: "\u200bＡＧＥＮ\u201101. " }, asking, around);
    expect(sent.invitationCode).toBe("AGEN-01");
  });

  test("has no SMS code without a number", () => {
    const sent = registrationOf({ ...filled, mobile: "" }, { ...form, settings: everything }, around);
    expect(sent).toMatchObject({ mobile: "", smsCode: "" });
  });
});

test.each([
  [{}, "H5"],
  [{ standalone: true }, "PWA"],
  [{ webClip: true }, "WEBCLIP"],
  [{ webClip: true, standalone: true }, "WEBCLIP"],
  [{ nativeApp: true, webClip: true, standalone: true }, "APP"],
])("opened in %o, the method is %s", (given, method) => {
  expect(registerMethod({ nativeApp: false, webClip: false, standalone: false, ...given })).toBe(method);
});

describe("a number typed on one tab is on the other (Spec §2)", () => {
  test("a number typed as username becomes the mobile number", () => {
    const fields = typed({ username: " 5512345678 " });
    expect(carryMobile("username", fields, rules)).toEqual({ ...fields, mobile: "5512345678" });
  });

  test.each([
    ["a name", "username", { username: "ana_1" }],
    ["too short a number", "username", { username: "551234" }],
    ["a number, where there is one already", "username", { username: "5512345678", mobile: "5587654321" }],
    ["anything", "mobile", { username: "5512345678" }],
  ] as const)("%s typed by %s changes nothing", (_what, from, given) => {
    const fields = typed(given);
    expect(carryMobile(from, fields, rules)).toBe(fields);
  });
});
