import { eachRegistrationField, type Registration } from "@volado/domain/registration";
import { describe, expect, test } from "vitest";
import { wireFieldNames } from "../schemas/registration.schema.ts";
import { type LoginInput, login, loginAgent } from "./auth.ts";
import { changePassword, setPasswordByPhone } from "./passwords.ts";
import { registerByMobile, registerByUsername } from "./registration.ts";
import { registerBySocial } from "./social-registration.ts";
import { sendSmsCode } from "./verification.ts";

const context = { merchant: "volado", platform: "M", language: "ES" };
const proof = { lotNumber: "l", output: "o", passToken: "t", generatedAt: "17" };
const wireProof = { lot_number: "l", captcha_output: "o", pass_token: "t", gen_time: "17" };
const common = { captcha: "", captchaId: "", remember: false };
const wireCommon = { captcha: "", remPass: false };

const byFirebase = { ...wireCommon, type: "firebase", username: "", password: "" };

describe("a login sends", () => {
  test.each<[string, LoginInput, object]>([
    [
      "by username",
      { type: "username", username: "ana", password: "x", captcha: "12", captchaId: "c", remember: true },
      { type: "username", username: "ana", password: "x", captcha: "12", captchaId: "c", remPass: true },
    ],
    [
      "by SMS, the number as username and the code as password",
      { ...common, type: "sms", mobile: "55", diallingCode: "52", smsCode: "123456" },
      { ...wireCommon, type: "sms", username: "55", password: "123456", countryDialingCode: "52" },
    ],
    [
      "by Google",
      { ...common, type: "firebase", channel: "google", idToken: "jwt" },
      { ...byFirebase, firebaseChannel: "google", firebaseIdToken: "jwt" },
    ],
    [
      "by Firebase SMS with a human's proof",
      {
        ...common,
        type: "firebase",
        channel: "sms",
        idToken: "jwt",
        mobile: "55",
        diallingCode: "52",
        proof,
      },
      {
        ...byFirebase,
        firebaseChannel: "sms",
        firebaseIdToken: "jwt",
        firebaseMobileNo: "55",
        countryDialingCode: "52",
        geetest: wireProof,
      },
    ],
  ])("%s", (_, input, wire) => {
    for (const endpoint of [login, loginAgent]) {
      expect(endpoint.encode(input, context)).toEqual(wire);
      expect(endpoint.request.safeParse(wire).success).toBe(true);
    }
  });
});

const registration: Registration = {
  ...eachRegistrationField((name) => `my ${name}`),
  tab: "mobile",
  diallingCode: "52",
  registerUrl: "www.volado.mx",
  registerMethod: "PWA",
  paymentPassword: "",
  birthday: "1990-05-17",
  captcha: "1234",
  captchaId: "c",
  domain: "volado.mx",
  smsCode: "123456",
  firebaseIdToken: undefined,
};

describe("a registration sends", () => {
  test.each([
    ["by username", registerByUsername],
    ["by mobile", registerByMobile],
  ])("%s with every field of the payload (Spec §3), empty ones included", (_, endpoint) => {
    const wire = endpoint.encode(registration, context);
    expect(wire).toEqual({
      username: "my username",
      password: "my password",
      confirmPassword: "my passwordAgain",
      affiliateCode: "my invitationCode",
      paymentPassword: "",
      recommenderId: "my referrerId",
      nickname: "my nickname",
      payeeName: "my payeeName",
      email: "my email",
      mobileNum: "my mobile",
      idNumber: "my idNumber",
      qqNum: "my qq",
      facebook: "my facebook",
      wechat: "my wechat",
      line: "my line",
      whatsapp: "my whatsapp",
      zalo: "my zalo",
      birthday: "1990-05-17",
      captcha: "1234",
      captchaId: "c",
      verificationCode: "123456",
      countryDialingCode: "52",
      registerUrl: "www.volado.mx",
      registerMethod: "PWA",
      type: 0,
      domain: "volado.mx",
    });
    for (const name of Object.values(wireFieldNames)) expect(wire).toHaveProperty(name);
    expect(endpoint.request.safeParse(wire).success).toBe(true);
  });

  test("no captcha id if the picture had none", () => {
    const wire = registerByUsername.encode({ ...registration, captchaId: "" }, context);
    expect(wire).not.toHaveProperty("captchaId");
    expect(registerByUsername.request.safeParse(wire).success).toBe(true);
  });

  test("a social identity's token beside that of a number", () => {
    const identity = { channel: "google", socialIdToken: "google-jwt" } as const;
    const wire = registerBySocial.encode({ ...registration, ...identity, firebaseIdToken: "jwt" }, context);
    const { channel: _, ...plain } = { ...identity, ...registerByMobile.encode(registration, context) };
    expect(wire).toEqual({
      ...{ ...plain, socialChannel: "google", firebaseChannel: "sms", firebaseIdToken: "jwt" },
    });
    expect(registerBySocial.request.safeParse(wire).success).toBe(true);
  });

  test("Firebase's token only if there is one", () => {
    const wire = registerByMobile.encode({ ...registration, smsCode: "", firebaseIdToken: "jwt" }, context);
    expect(wire).toMatchObject({ firebaseChannel: "sms", firebaseIdToken: "jwt", verificationCode: "" });
  });
});

describe("an SMS code is requested", () => {
  const input = { mobile: "5512345678", diallingCode: "52", purpose: "login" } as const;

  test("by the number and its dialling code (Spec §3)", () => {
    const wire = sendSmsCode.encode({ ...input, proof: undefined }, context);
    expect(wire).toEqual({ mobileNum: "5512345678", countryDialingCode: "52", purpose: "login" });
    expect(sendSmsCode.request.safeParse(wire).success).toBe(true);
  });

  test("with a proof if there is one", () => {
    expect(sendSmsCode.encode({ ...input, proof: undefined }, context)).not.toHaveProperty("verification");
    expect(sendSmsCode.encode({ ...input, proof }, context)).toMatchObject({ verification: wireProof });
  });

  test.each([
    [{ expirationTime: "1767225600000" }, { expiresAt: 1_767_225_600_000, sentAt: undefined }],
    [
      { expirationTime: 1_767_225_600_000, serverTime: 1_767_225_540_000 },
      { expiresAt: 1_767_225_600_000, sentAt: 1_767_225_540_000 },
    ],
    [{}, { expiresAt: undefined, sentAt: undefined }],
    [
      { expirationTime: "soon", serverTime: null },
      { expiresAt: undefined, sentAt: undefined },
    ],
  ])("and %j is the answer", (wire, answer) => {
    expect(sendSmsCode.response.parse(wire)).toEqual(answer);
  });
});

test("passwords have the wire names of the specification", () => {
  expect(
    changePassword.encode({ oldPassword: "a", newPassword: "b", newPasswordAgain: "b" }, context),
  ).toEqual({ oldPassword: "a", newPassword: "b", confirmNewPassword: "b" });
  const input = { mobile: "55", diallingCode: "52", newPassword: "b", smsCode: "1" };
  expect(setPasswordByPhone.encode({ ...input, firebaseIdToken: undefined }, context)).toEqual({
    mobileNum: "55",
    countryDialingCode: "52",
    newPassword: "b",
    verificationCode: "1",
  });
});
