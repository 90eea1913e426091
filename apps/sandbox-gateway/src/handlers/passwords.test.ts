import { endpoints } from "@volado/api-client/endpoints";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { identify } from "../session/identify.ts";
import { hashPassword, lightPasswordCost, setPassword } from "../session/password.ts";
import { NEW_PASSWORD, registrationSteps } from "../testing/registration-steps.ts";
import { loginFields, useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const { codeTo, smsCode } = registrationSteps(gateway);

const MOBILE = "5512345678";
const db = () => gateway.services().db;
const login = (password: string, username = "jugador") =>
  gateway.call({ id: "login", fields: loginFields({ username, password }) });
const wallet = async (token: string) => (await gateway.call({ id: "getWallet", token })).body.code;

beforeEach(async () => {
  const { limits } = gateway.services();
  await db().deleteFrom("sms_codes").execute();
  await db().deleteFrom("login_failures").execute();
  await db().deleteFrom("temporary_passwords").execute();
  await db()
    .updateTable("members")
    .set({ password_hash: await hashPassword(DEMO_PASSWORD, lightPasswordCost), first_time_login: false })
    .execute();
  limits.smsToNumber.reset(`+52 ${MOBILE}`);
  limits.failedLogins.reset(`127.0.0.1 +52 ${MOBILE}`);
  limits.failedLogins.reset("change M-jugador");
  limits.failedLogins.reset("127.0.0.1 jugador");
  limits.passwordMails.reset("M-jugador");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("a password set by phone", () => {
  const set = (fields: Readonly<Record<string, unknown>>) =>
    gateway.call({
      id: "setPasswordByPhone",
      fields: { mobileNum: MOBILE, countryDialingCode: "52", newPassword: NEW_PASSWORD, ...fields },
    });

  it("replaces the old one, ends every session and lets the number log in", async () => {
    const token = await gateway.logIn();
    expect((await set({ verificationCode: await smsCode("password", MOBILE) })).status).toBe(200);
    expect(await wallet(token)).toBe("session_expired");
    expect((await login(DEMO_PASSWORD)).body.code).toBe("wrong_password");
    expect((await login(NEW_PASSWORD, MOBILE)).body.value).toMatchObject({ userName: "jugador" });
  });

  it.each(["521", "52", "0", "044"])("is set for the same number with %s in front", async (front) => {
    const verificationCode = await smsCode("password", MOBILE);
    expect(await set({ mobileNum: front + MOBILE, verificationCode })).toMatchObject({ status: 200 });
  });

  it("may not be the old one; the code stays good for another", async () => {
    const verificationCode = await smsCode("password", MOBILE);
    expect(await set({ verificationCode, newPassword: DEMO_PASSWORD })).toMatchObject({
      status: 422,
      body: { code: "password_unchanged" },
    });
    expect((await set({ verificationCode })).status).toBe(200);
    expect((await set({ verificationCode, newPassword: "Otra12345" })).body.code).toBe(
      "verification_code_wrong",
    );
  });

  it("takes away the mark of the first login and what was held against the account", async () => {
    await db().updateTable("members").set({ first_time_login: true }).where("id", "=", "M-jugador").execute();
    for (let round = 0; round < 3; round += 1) await login("Wrong1234");
    await set({ verificationCode: await smsCode("password", MOBILE) });
    expect((await login(NEW_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it.each([
    ["a wrong code", { verificationCode: "000000" }, 422, "verification_code_wrong"],
    ["no code", { verificationCode: "" }, 422, "verification_code_wrong"],
    ["a weak password", { verificationCode: "", newPassword: "weak" }, 422, "invalid_input"],
    [
      "somebody else's number",
      { verificationCode: "", mobileNum: "5599999999" },
      404,
      "mobile_not_registered",
    ],
  ])("is refused with %s", async (_what, fields, status, code) => {
    expect(await set(fields)).toMatchObject({ status, body: { code } });
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it("is refused for a while after many wrong codes", async () => {
    for (let round = 0; round < 10; round += 1) await set({ verificationCode: "000000" });
    const refusal = await set({ verificationCode: "000000" });
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("tells that an account is closed only to who has its number", async () => {
    const closed = "5556789012";
    expect((await set({ mobileNum: closed, verificationCode: "000000" })).body.code).toBe(
      "verification_code_wrong",
    );
    const verificationCode = await smsCode("password", closed);
    expect((await set({ mobileNum: closed, verificationCode })).body.code).toBe("account_disabled");
  });
});

const retrieve = (username: string, email: string) =>
  gateway.call({ id: "retrievePassword", fields: { username, email }, headers: { Language: "EN" } });

describe("a mailed password", () => {
  const mailed = async () => {
    expect((await retrieve(" \u200eＪugador\u200b ", " JUGADOR@example.com")).status).toBe(200);
    return codeTo("jugador@example.com");
  };

  it("keeps the merchant's rule, is written in the player's language and is nowhere in its table", async () => {
    const password = await mailed();
    expect(password).toMatch(/^[A-Za-z]{8}\d{4}$/);
    const [mail] = await db().selectFrom("outbox").selectAll().where("channel", "=", "mail").execute();
    expect(mail?.body).toContain("Your temporary password");
    expect(JSON.stringify(await db().selectFrom("temporary_passwords").selectAll().execute())).not.toContain(
      password,
    );
  });

  it("leaves the old one good until it is used, and must then be changed", async () => {
    const password = await mailed();
    expect((await login(DEMO_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
    const first = await login(password);
    expect(first.body.value).toMatchObject({ userName: "jugador", firstTimeLogin: true });
    expect((await login(DEMO_PASSWORD)).body.code).toBe("wrong_password");
    expect((await login(password)).body.value).toMatchObject({ firstTimeLogin: true });
  });

  it("runs out after half an hour, and is replaced by the next", async () => {
    const first = await mailed();
    const second = await mailed();
    expect((await login(first)).body.code).toBe("wrong_password");
    gateway.later(30 * 60_000);
    expect((await login(second)).body.code).toBe("wrong_password");
  });

  it.each([
    ["nadie", "nadie@example.com", 404, "user_not_found"],
    ["jugador", "agente@example.com", 422, "email_incorrect"],
    ["prueba", "prueba@example.com", 422, "email_incorrect"],
    ["suspendido", "suspendido@example.com", 403, "account_disabled"],
    ["suspendido", "other@example.com", 422, "email_incorrect"],
  ])("is not sent to %s at %s", async (username, email, status, code) => {
    expect(await retrieve(username, email)).toMatchObject({ status, body: { code } });
  });

  it("is not sent to one account without end", async () => {
    for (let round = 0; round < 3; round += 1) await mailed();
    expect(await retrieve("jugador", "jugador@example.com")).toMatchObject({
      status: 429,
      body: { code: "too_many_requests" },
    });
  });
});

describe("a changed password", () => {
  const change = (token: string, fields: Readonly<Record<string, unknown>> = {}) =>
    gateway.call({
      id: "changePassword",
      token,
      fields: {
        oldPassword: DEMO_PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
        ...fields,
      },
    });

  it("keeps this session, ends the mark of the first login and the mailed password", async () => {
    await db().updateTable("members").set({ first_time_login: true }).where("id", "=", "M-jugador").execute();
    await retrieve("jugador", "jugador@example.com");
    const mailed = await codeTo("jugador@example.com");
    const token = await gateway.logIn();
    expect((await change(token)).status).toBe(200);
    expect(await wallet(token)).toBe(undefined);
    expect((await login(mailed)).body.code).toBe("wrong_password");
    expect((await login(NEW_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it("takes a mailed password for the old one, from members who never had another", async () => {
    const token = await gateway.logIn();
    await retrieve("jugador", "jugador@example.com");
    const oldPassword = await codeTo("jugador@example.com");
    expect((await change(token, { oldPassword: "Wrong1234" })).body.code).toBe("old_password_wrong");
    expect(
      (await change(token, { oldPassword, newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }))
        .body.code,
    ).toBe("password_unchanged");
    expect((await change(token, { oldPassword })).status).toBe(200);
    expect((await login(NEW_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
    expect((await login(oldPassword)).body.code).toBe("wrong_password");
  });

  it("ends other sessions of the member, and nobody else's", async () => {
    const [token, other] = [await gateway.logIn(), await gateway.logIn("agente")];
    await db()
      .insertInto("sessions")
      .values({
        id: "S-older",
        token_hash: "older",
        member_id: "M-jugador",
        created_at: 0,
        expires_at: 2 ** 45,
        ended_at: null,
        ended_reason: null,
      })
      .execute();
    await change(token);
    const older = await db()
      .selectFrom("sessions")
      .select("ended_reason")
      .where("id", "=", "S-older")
      .executeTakeFirstOrThrow();
    expect(older.ended_reason).toBe("expired");
    expect(await wallet(other)).toBe(undefined);
    expect((await login(DEMO_PASSWORD, "agente")).status).toBe(200);
  });

  it.each([
    [{ oldPassword: "Wrong1234" }, 403, "old_password_wrong"],
    [{ newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }, 422, "password_unchanged"],
    [{ confirmNewPassword: "Otra12345" }, 422, "passwords_differ"],
    [{ newPassword: "weak", confirmNewPassword: "weak" }, 422, "invalid_input"],
  ])("is refused with %j: %i %s", async (fields, status, code) => {
    const token = await gateway.logIn();
    expect(await change(token, fields)).toMatchObject({ status, body: { code } });
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
  });

  it("needs a session", async () => {
    expect((await change("forged")).status).toBe(401);
  });

  it("is refused for a while to who guesses the old one", async () => {
    const token = await gateway.logIn();
    for (let round = 0; round < 10; round += 1) await change(token, { oldPassword: `Wrong123${round}` });
    expect(await change(token)).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
  });
});

describe("a password that was changed since it was checked", () => {
  it("is changed by one of the calls that come at once with the old one", async () => {
    const token = await gateway.logIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => {
        const newPassword = `Nopal202${place}`;
        const fields = { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword };
        return gateway.call({ id: "changePassword", token, fields });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("begins no session", async () => {
    const services = gateway.services();
    const about = {
      signedIn: undefined,
      ip: "127.0.0.1",
      network: "127.0.0.1",
      origin: "",
      siteOrigin: "",
      language: "ES",
    };
    const request = endpoints.login.request.parse(loginFields());
    const { settle } = await identify.username(request, { ...about, services, db: db() });
    await db()
      .transaction()
      .execute((tx) => setPassword(tx, "M-jugador", "another"));
    await expect(db().transaction().execute(settle)).rejects.toMatchObject({ code: "wrong_password" });
  });
});
