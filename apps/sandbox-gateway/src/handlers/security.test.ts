import { MINUTE_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { NO_PASSWORD } from "../session/password-hash.ts";
import {
  atOnce,
  countOutcomes,
  NEW_PASSWORD,
  outcomeOf,
  registrationSteps,
  useMember,
} from "../testing/index.ts";

const gateway = useMember("agente");
const { smsCode, codeTo, askForCode } = registrationSteps(gateway);
const MOBILE = "5588887777";
const EMAIL = "nuevo@example.com";

const overview = () => gateway.read("getSecurity");

const byPassword = { by: "password", proof: DEMO_PASSWORD, newPassword: NEW_PASSWORD };
const setPayment = (fields: object = {}) =>
  gateway.outcome("setPaymentPassword", { ...byPassword, ...fields });
const contact = { mobileNum: MOBILE, countryDialingCode: "52", password: DEMO_PASSWORD };
const bindMobile = (verificationCode: string, fields: object = {}) =>
  gateway.outcome("bindMobile", { ...contact, verificationCode, ...fields });
const sendEmailCode = (email = EMAIL) => gateway.send("sendEmailCode", { email });
const bindEmail = (code: string, fields: object = {}) =>
  gateway.send("bindEmail", { email: EMAIL, code, password: DEMO_PASSWORD, ...fields });
const emailBound = async (code: string, fields: object = {}) => outcomeOf(await bindEmail(code, fields));

describe("the overview", () => {
  it("shows what is set, and masks the contacts", async () => {
    expect(await overview()).toMatchObject({
      hasPassword: true,
      hasPaymentPassword: true,
      mobile: "+52 •••• 6789",
      email: "a•••@example.com",
      bankCards: 0,
    });
    await gateway.change("agente", { payment_password_hash: null, password_hash: NO_PASSWORD });
    expect(await overview()).toMatchObject({ hasPassword: false, hasPaymentPassword: false });
  });

  it("names the login before this one", async () => {
    const first = (await overview()).lastLogin?.at ?? 0;
    gateway.later(5 * MINUTE_MS);
    await gateway.become("agente");
    expect((await overview()).lastLogin?.at).toBe(first);
    gateway.later(5 * MINUTE_MS);
    await gateway.become("agente");
    expect((await overview()).lastLogin?.at).toBeGreaterThanOrEqual(first + 5 * MINUTE_MS);
  });
});

describe("the payment password", () => {
  it("is changed with the login password or the previous one", async () => {
    expect(await setPayment()).toBe("ok");
    const byOld = { by: "payment-password", proof: NEW_PASSWORD, newPassword: "Luna12345" };
    expect([await setPayment(byOld), await setPayment(byOld)]).toEqual(["ok", "payment_password_wrong"]);
    expect(await setPayment({ newPassword: "Luna12345" })).toBe("password_unchanged");
  });

  it.each([
    [{ proof: "Wrong1234" }, "old_password_wrong"],
    [{ proof: "" }, "old_password_wrong"],
    [{ by: "payment-password" }, "payment_password_wrong"],
    [{ newPassword: DEMO_PASSWORD }, "payment_password_same"],
  ])("with %j is refused: %s", async (fields, code) => {
    expect(await setPayment(fields)).toBe(code);
  });

  it("of an account without a login password needs no proof at first, and itself afterwards", async () => {
    await gateway.change("agente", { payment_password_hash: null, password_hash: NO_PASSWORD });
    expect(await setPayment({ proof: "" })).toBe("ok");
    const next = { newPassword: "Luna12345" };
    expect(await setPayment({ proof: "", ...next })).toBe("payment_password_wrong");
    expect(await setPayment({ proof: NEW_PASSWORD, ...next })).toBe("ok");
  });

  it("can't be used to guess the login password: after ten changes the right guess is refused too", async () => {
    let proof = DEMO_PAYMENT_PASSWORD;
    for (let guess = 0; guess < 10; guess += 1) {
      const newPassword = `Adivina${guess}${guess}`;
      expect(await setPayment({ by: "payment-password", proof, newPassword })).toBe("ok");
      proof = newPassword;
    }
    const right = { by: "payment-password", proof, newPassword: DEMO_PASSWORD };
    expect([await setPayment(right), await setPayment()]).toEqual(["too_many_attempts", "too_many_attempts"]);
  });
});

describe("the mobile number", () => {
  it("is bound with its code and the password", async () => {
    const code = await smsCode("bind", MOBILE);
    expect(await bindMobile(code, { password: "Wrong1234" })).toBe("old_password_wrong");
    expect(await bindMobile("000000")).toBe("verification_code_wrong");
    expect(await bindMobile(code, { mobileNum: `521${MOBILE}` })).toBe("ok");
    expect((await overview()).mobile).toBe("+52 •••• 7777");
    expect(await bindMobile(code)).toBe("verification_code_wrong");
  });

  it("of another member gets no code, and can't be bound with an older one", async () => {
    expect(outcomeOf(await askForCode("bind", "5512345678"))).toBe("mobile_taken");
    const code = await smsCode("bind", MOBILE);
    await gateway.change("socia", { mobile: MOBILE });
    expect(await bindMobile(code)).toBe("mobile_taken");
  });
});

describe("the e-mail address", () => {
  it("is bound with its code and the password, ignoring case", async () => {
    expect(outcomeOf(await sendEmailCode("Nuevo@Example.com"))).toBe("ok");
    const code = await codeTo(EMAIL);
    expect(await emailBound("000000")).toBe("verification_code_wrong");
    expect(await emailBound(code, { password: "Wrong1234" })).toBe("old_password_wrong");
    expect(await emailBound(code, { email: "otro@example.com" })).toBe("verification_code_wrong");
    expect(await emailBound(code)).toBe("ok");
    expect((await overview()).email).toBe("n•••@example.com");
  });

  it("gets one code a minute, and none when it is another member's", async () => {
    await sendEmailCode();
    const again = await sendEmailCode();
    expect(outcomeOf(again)).toBe("too_many_requests");
    expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(outcomeOf(await sendEmailCode("jugador@example.com"))).toBe("email_taken");
  });
});

describe("wrong passwords sent in parallel", () => {
  const next = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  it.each([
    ["changePassword", "oldPassword", next],
    ["setPaymentPassword", "proof", { by: "password", newPassword: NEW_PASSWORD }],
    ["bindMobile", "password", { ...contact, verificationCode: "000000" }],
    ["bindEmail", "password", { email: EMAIL, code: "000000" }],
  ] as const)("are checked one after the other by %s, ten at most", async (id, field, fields) => {
    const guess = (password: string) => gateway.send(id, { ...fields, [field]: password });
    const guesses = await atOnce(30, (index) => guess(`Wrong${index}`));
    expect(countOutcomes(guesses)).toEqual({ old_password_wrong: 10, too_many_attempts: 20 });
    expect(outcomeOf(await guess(DEMO_PASSWORD))).toBe("too_many_attempts");
  });

  it("are checked five times at most when they are payment passwords", async () => {
    const outcomes = await atOnce(30, () => setPayment({ by: "payment-password", proof: "Wrong1234" }));
    expect(outcomes.filter((outcome) => outcome === "too_many_attempts")).toHaveLength(25);
  });

  it("have the same limit as e-mail codes, which five tries use up", async () => {
    await sendEmailCode();
    const code = await codeTo(EMAIL);
    const guesses = await atOnce(30, () => bindEmail(code === "000000" ? "111111" : "000000"));
    expect(countOutcomes(guesses)).toEqual({ verification_code_wrong: 10, too_many_attempts: 20 });
    gateway.services().limits.failedLogins.clear();
    expect(await emailBound(code)).toBe("verification_code_wrong");
  });
});
