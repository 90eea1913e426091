import { MINUTE_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { NO_PASSWORD } from "../session/password.ts";
import { readValue } from "../testing/answer-value.ts";
import { NEW_PASSWORD, registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
const { smsCode, codeTo, askForCode } = registrationSteps(gateway);
const MOBILE = "5588887777";
const EMAIL = "nuevo@example.com";
let token = "";

const securitySchema = z.strictObject({
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  mobile: z.string(),
  email: z.string(),
  bankCards: z.number(),
  lastLogin: z.object({ at: z.number(), address: z.string() }).nullable(),
});

const overview = async () => readValue(await gateway.call({ id: "getSecurity", token }), securitySchema);
const refused = (status: number, code: string) => ({ status, body: { code } });
const change = (columns: { payment_password_hash?: null; password_hash?: string }, username = "agente") =>
  gateway.services().db.updateTable("members").set(columns).where("username", "=", username).execute();

const setPayment = (fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({
    id: "setPaymentPassword",
    token,
    fields: { by: "password", proof: DEMO_PASSWORD, newPassword: NEW_PASSWORD, ...fields },
  });
const bindMobile = (verificationCode: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({
    id: "bindMobile",
    token,
    fields: {
      mobileNum: MOBILE,
      countryDialingCode: "52",
      verificationCode,
      password: DEMO_PASSWORD,
      ...fields,
    },
  });
const sendEmailCode = (email = EMAIL) => gateway.call({ id: "sendEmailCode", token, fields: { email } });
const bindEmail = (code: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({
    id: "bindEmail",
    token,
    fields: { email: EMAIL, code, password: DEMO_PASSWORD, ...fields },
  });

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("the overview", () => {
  it("tells what is set, and masks the contacts", async () => {
    expect(await overview()).toMatchObject({
      hasPassword: true,
      hasPaymentPassword: true,
      mobile: "+52 •••• 6789",
      email: "a•••@example.com",
      bankCards: 0,
    });
    await change({ payment_password_hash: null, password_hash: NO_PASSWORD });
    expect(await overview()).toMatchObject({ hasPassword: false, hasPaymentPassword: false });
  });

  it("tells of the login before this one", async () => {
    const first = (await overview()).lastLogin?.at ?? 0;
    gateway.later(5 * MINUTE_MS);
    token = await gateway.logIn("agente");
    expect((await overview()).lastLogin?.at).toBe(first);
    gateway.later(5 * MINUTE_MS);
    token = await gateway.logIn("agente");
    expect((await overview()).lastLogin?.at).toBeGreaterThanOrEqual(first + 5 * MINUTE_MS);
  });
});

describe("the payment password", () => {
  it("is changed by the login's or by the one before", async () => {
    expect(await setPayment()).toMatchObject({ status: 200 });
    const byOld = { by: "payment-password", proof: NEW_PASSWORD, newPassword: "Luna12345" };
    expect(await setPayment(byOld)).toMatchObject({ status: 200 });
    expect(await setPayment(byOld)).toMatchObject(refused(403, "payment_password_wrong"));
  });

  it.each([
    [{ proof: "Wrong1234" }, 403, "old_password_wrong"],
    [{ proof: "" }, 403, "old_password_wrong"],
    [{ proof: DEMO_PAYMENT_PASSWORD }, 403, "old_password_wrong"],
    [{ by: "payment-password" }, 403, "payment_password_wrong"],
    [{ newPassword: "short" }, 422, "invalid_input"],
    [{ newPassword: DEMO_PASSWORD }, 422, "payment_password_same"],
    [{ by: "nothing" }, 422, "invalid_input"],
  ])("with %j is refused", async (fields, status, code) => {
    expect(await setPayment(fields)).toMatchObject(refused(status, code));
  });

  it("that is no other than before is refused", async () => {
    await setPayment();
    expect(await setPayment()).toMatchObject(refused(422, "password_unchanged"));
  });

  it("of an account without a login password is vouched for by itself, once there is one", async () => {
    await change({ payment_password_hash: null, password_hash: NO_PASSWORD });
    expect(await setPayment({ proof: "" })).toMatchObject({ status: 200 });
    const next = { newPassword: "Luna12345" };
    expect(await setPayment({ proof: "", ...next })).toMatchObject(refused(403, "payment_password_wrong"));
    expect(await setPayment({ proof: NEW_PASSWORD, ...next })).toMatchObject({ status: 200 });
  });

  it("is not asked for without end", async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await setPayment({ proof: "Wrong1234" })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the payment password's change by the one before", () => {
  it("says ten times at most that a new one isn't the login's, and refuses the right guess after that", async () => {
    let proof = DEMO_PAYMENT_PASSWORD;
    for (let guess = 0; guess < 10; guess += 1) {
      const newPassword = `Adivina${guess}${guess}`;
      expect(await setPayment({ by: "payment-password", proof, newPassword })).toMatchObject({ status: 200 });
      proof = newPassword;
    }
    const right = { by: "payment-password", proof, newPassword: DEMO_PASSWORD };
    expect(await setPayment(right)).toMatchObject(refused(429, "too_many_attempts"));
    expect(await setPayment()).toMatchObject(refused(429, "too_many_attempts"));
  });
});

describe("the mobile number", () => {
  it("is bound by its code and the password", async () => {
    const code = await smsCode("bind", MOBILE);
    expect(await bindMobile(code, { password: "Wrong1234" })).toMatchObject(
      refused(403, "old_password_wrong"),
    );
    expect(await bindMobile("000000")).toMatchObject(refused(422, "verification_code_wrong"));
    expect(await bindMobile(code, { mobileNum: `521${MOBILE}` })).toMatchObject({ status: 200 });
    expect((await overview()).mobile).toBe("+52 •••• 7777");
    expect(await bindMobile(code)).toMatchObject(refused(422, "verification_code_wrong"));
  });

  it("of somebody else gets no code, and can't be bound by one that is older", async () => {
    expect(await askForCode("bind", "5512345678")).toMatchObject(refused(409, "mobile_taken"));
    const code = await smsCode("bind", MOBILE);
    await gateway
      .services()
      .db.updateTable("members")
      .set({ mobile: MOBILE })
      .where("username", "=", "socia")
      .execute();
    expect(await bindMobile(code)).toMatchObject(refused(409, "mobile_taken"));
  });

  it("takes no code that was sent for something else", async () => {
    const code = await smsCode("register", MOBILE);
    expect(await bindMobile(code)).toMatchObject(refused(422, "verification_code_wrong"));
  });
});

describe("the e-mail address", () => {
  it("is bound by its code and the password, whatever its case", async () => {
    expect(await sendEmailCode("Nuevo@Example.com")).toMatchObject({ status: 200 });
    const code = await codeTo(EMAIL);
    expect(await bindEmail("000000")).toMatchObject(refused(422, "verification_code_wrong"));
    expect(await bindEmail(code, { password: "Wrong1234" })).toMatchObject(
      refused(403, "old_password_wrong"),
    );
    expect(await bindEmail(code, { email: "otro@example.com" })).toMatchObject(
      refused(422, "verification_code_wrong"),
    );
    expect(await bindEmail(code)).toMatchObject({ status: 200 });
    expect((await overview()).email).toBe("n•••@example.com");
  });

  it("gets one code a minute, and none when it is somebody's", async () => {
    await sendEmailCode();
    const again = await sendEmailCode();
    expect(again).toMatchObject(refused(429, "too_many_requests"));
    expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(await sendEmailCode("jugador@example.com")).toMatchObject(refused(409, "email_taken"));
    expect(await sendEmailCode("no address")).toMatchObject(refused(422, "invalid_input"));
  });

  it("is not bound by an old code", async () => {
    await sendEmailCode();
    const code = await codeTo(EMAIL);
    gateway.later(6 * MINUTE_MS);
    expect(await bindEmail(code)).toMatchObject(refused(422, "verification_code_wrong"));
  });
});

describe("wrong passwords that are sent at once", () => {
  const contact = { mobileNum: MOBILE, countryDialingCode: "52", verificationCode: "000000" };
  const next = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };

  it.each([
    ["changePassword", "oldPassword", next],
    ["setPaymentPassword", "proof", { by: "password", newPassword: NEW_PASSWORD }],
    ["bindMobile", "password", contact],
    ["bindEmail", "password", { email: EMAIL, code: "000000" }],
  ] as const)("are checked one after the other by %s, ten at most", async (id, field, fields) => {
    const guess = (password: string) => gateway.call({ id, token, fields: { ...fields, [field]: password } });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, place) => guess(`Wrong${place}`)));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(10).fill(403),
      ...Array<number>(20).fill(429),
    ]);
    expect(await guess(DEMO_PASSWORD)).toMatchObject(refused(429, "too_many_attempts"));
  });

  it("are checked five times at most where they are payment passwords", async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => setPayment({ by: "payment-password", proof: "Wrong1234" })),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it("have a limit like theirs for e-mail codes, of which five tries use up a code", async () => {
    await sendEmailCode();
    const code = await codeTo(EMAIL);
    const wrong = code === "000000" ? "111111" : "000000";
    const guesses = await Promise.all(Array.from({ length: 30 }, () => bindEmail(wrong)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    gateway.services().limits.failedLogins.clear();
    expect(await bindEmail(code)).toMatchObject(refused(422, "verification_code_wrong"));
  });
});

describe("a free account", () => {
  it("sees its overview and binds nothing", async () => {
    token = await gateway.logIn("prueba");
    expect(await overview()).toMatchObject({ bankCards: 0 });
    const all = [
      await setPayment(),
      await bindMobile("123456"),
      await sendEmailCode(),
      await bindEmail("123456"),
    ];
    for (const answer of all) expect(answer).toMatchObject(refused(403, "not_permitted"));
  });
});
