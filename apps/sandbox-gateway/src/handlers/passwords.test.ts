import { endpoints } from "@volado/api-client/endpoints";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { noBrowser } from "../request/browser.ts";
import { identify } from "../session/identify.ts";
import { setPassword } from "../session/password.ts";
import {
  atOnce,
  loginFields,
  NEW_PASSWORD,
  outcomeOf,
  registrationSteps,
  useMember,
} from "../testing/index.ts";

const gateway = useMember();
const { codeTo, smsCode } = registrationSteps(gateway);

const MOBILE = "5512345678";
const db = () => gateway.services().db;
const firstLogin = () => gateway.change("jugador", { first_time_login: true });
const login = (password: string, username = "jugador") =>
  gateway.send("login", loginFields({ username, password }));
const outcomeOfLogin = async (password: string) => outcomeOf(await login(password));
const retrieve = (username = "jugador", email = "jugador@example.com") =>
  gateway.outcome("retrievePassword", { username, email }, { headers: { Language: "EN" } });
const mailed = async () => {
  expect(await retrieve(" \u200eＪugador\u200b ", " JUGADOR@example.com")).toBe("ok");
  return codeTo("jugador@example.com");
};

describe("a password set by phone", () => {
  const set = (fields: object) =>
    gateway.outcome("setPasswordByPhone", {
      mobileNum: MOBILE,
      countryDialingCode: "52",
      newPassword: NEW_PASSWORD,
      ...fields,
    });

  it("replaces the old one, ends every session and allows a login by number", async () => {
    const verificationCode = await smsCode("password", MOBILE);
    expect(await set({ mobileNum: `521${MOBILE}`, verificationCode })).toBe("ok");
    expect(await gateway.outcome("getWallet")).toBe("session_expired");
    expect(await outcomeOfLogin(DEMO_PASSWORD)).toBe("wrong_password");
    expect((await login(NEW_PASSWORD, MOBILE)).body.value).toMatchObject({ userName: "jugador" });
  });

  it("may not be the old one, nor the username; the code stays valid for another try", async () => {
    const verificationCode = await smsCode("password", MOBILE);
    await gateway.outcome("changePassword", {
      oldPassword: DEMO_PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmNewPassword: NEW_PASSWORD,
    });
    await gateway.change("jugador", { username: "jugador_26" });
    expect(await set({ verificationCode })).toBe("password_unchanged");
    expect(await set({ verificationCode, newPassword: "Jugador_26" })).toBe("password_is_username");
    expect(await set({ verificationCode, newPassword: "Otra12345" })).toBe("ok");
    expect(await set({ verificationCode, newPassword: "Otra12346" })).toBe("verification_code_wrong");
  });

  it("clears the first-login mark and earlier failures", async () => {
    await firstLogin();
    for (let round = 0; round < 3; round += 1) await login("Wrong1234");
    await set({ verificationCode: await smsCode("password", MOBILE) });
    expect((await login(NEW_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it.each([
    [{ verificationCode: "" }, "verification_code_wrong"],
    [{ verificationCode: "", newPassword: "weak" }, "invalid_input"],
    [{ verificationCode: "", newPassword: "Password1" }, "password_common"],
    [{ verificationCode: "", newPassword: DEMO_PASSWORD }, "password_common"],
    [{ verificationCode: "", mobileNum: "5599999999" }, "mobile_not_registered"],
  ])("is refused with %j: %s", async (fields, code) => {
    expect(await set(fields)).toBe(code);
    expect(await outcomeOfLogin(DEMO_PASSWORD)).toBe("ok");
  });

  it("reports a closed account only to the owner of its number", async () => {
    const mobileNum = "5556789012";
    expect(await set({ mobileNum, verificationCode: "000000" })).toBe("verification_code_wrong");
    const verificationCode = await smsCode("password", mobileNum);
    expect(await set({ mobileNum, verificationCode })).toBe("account_disabled");
  });
});

describe("a mailed password", () => {
  it("follows the merchant's rule, is sent in the player's language and stored only as a hash", async () => {
    const password = await mailed();
    expect(password).toMatch(/^[A-Za-z]{8}\d{4}$/);
    const [mail] = await db().selectFrom("outbox").selectAll().where("channel", "=", "mail").execute();
    expect(mail?.body).toContain("Your temporary password");
    const rows = await db().selectFrom("temporary_passwords").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it("leaves the old one valid until it is used, and must then be changed", async () => {
    const password = await mailed();
    expect((await login(DEMO_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
    const forced = { userName: "jugador", firstTimeLogin: true };
    expect((await login(password)).body.value).toMatchObject(forced);
    expect(await outcomeOfLogin(DEMO_PASSWORD)).toBe("wrong_password");
    expect((await login(password)).body.value).toMatchObject(forced);
  });

  it("expires after half an hour, and is replaced by the next", async () => {
    const [first, second] = [await mailed(), await mailed()];
    expect(await outcomeOfLogin(first)).toBe("wrong_password");
    gateway.later(30 * 60_000);
    expect(await outcomeOfLogin(second)).toBe("wrong_password");
  });

  it.each([
    ["nadie", "nadie@example.com", "user_not_found"],
    ["jugador", "agente@example.com", "email_incorrect"],
    ["suspendido", "suspendido@example.com", "account_disabled"],
  ])("is not sent to %s at %s: %s", async (username, email, code) => {
    expect(await retrieve(username, email)).toBe(code);
  });

  it("is limited per account", async () => {
    for (let round = 0; round < 3; round += 1) await mailed();
    expect(await retrieve()).toBe("too_many_requests");
  });
});

describe("a changed password", () => {
  const twice = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });
  const change = (fields: object = {}) =>
    gateway.outcome("changePassword", { oldPassword: DEMO_PASSWORD, ...twice(NEW_PASSWORD), ...fields });

  it("keeps this session, and clears the first-login mark and the mailed password", async () => {
    await firstLogin();
    const password = await mailed();
    expect(await change()).toBe("ok");
    expect(await gateway.outcome("getWallet")).toBe("ok");
    expect(await outcomeOfLogin(password)).toBe("wrong_password");
    expect((await login(NEW_PASSWORD)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it("accepts a mailed password as the old one, from members who never had another", async () => {
    await change();
    const oldPassword = await mailed();
    expect(await change({ oldPassword: "Wrong1234" })).toBe("old_password_wrong");
    expect(await change({ oldPassword })).toBe("password_unchanged");
    expect(await change({ oldPassword, ...twice("Otra12345") })).toBe("ok");
    expect((await login("Otra12345")).body.value).toMatchObject({ firstTimeLogin: false });
    expect(await outcomeOfLogin(oldPassword)).toBe("wrong_password");
  });

  it("ends other sessions of the member, and nobody else's", async () => {
    const token = await gateway.logIn("agente");
    const alive = { created_at: 0, expires_at: 2 ** 45, ended_at: null, ended_reason: null };
    const older = { id: "S-older", token_hash: "older", member_id: "M-jugador", ...alive };
    await db().insertInto("sessions").values(older).execute();
    await change();
    const sessions = db().selectFrom("sessions").select("ended_reason").where("id", "=", "S-older");
    expect(await sessions.execute()).toEqual([{ ended_reason: "expired" }]);
    expect(await gateway.outcome("getWallet", {}, { token })).toBe("ok");
  });

  it.each([
    [{ oldPassword: "Wrong1234" }, "old_password_wrong"],
    [twice(DEMO_PASSWORD), "password_common"],
    [twice("1Q2W3E4R"), "password_common"],
    [{ confirmNewPassword: "Otra12345" }, "passwords_differ"],
    [twice("weak"), "invalid_input"],
  ])("is refused with %j: %s", async (fields, code) => {
    expect(await change(fields)).toBe(code);
    expect(await outcomeOfLogin(DEMO_PASSWORD)).toBe("ok");
  });

  it("may be neither the old one nor the username", async () => {
    await gateway.change("jugador", { username: "jugador_26" });
    expect(await change(twice("JUGADOR_26"))).toBe("password_is_username");
    await change();
    expect(await change({ oldPassword: NEW_PASSWORD })).toBe("password_unchanged");
  });

  it("is set by only one of several parallel calls with the old one", async () => {
    const outcomes = await atOnce(8, (index) => change(twice(`Nopal202${index}`)));
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
  });
});

it("a password that was changed since it was checked opens no session", async () => {
  const services = gateway.services();
  const place = {
    ip: "127.0.0.1",
    network: "127.0.0.1",
    origin: "",
    siteOrigin: "",
    browser: noBrowser,
    language: "ES",
  } as const;
  const request = endpoints.login.request.parse(loginFields());
  const transaction = () => db().transaction();
  const call = { ...place, signedIn: undefined, services, db: db() };
  const { settle } = await identify.username(request, call);
  await transaction().execute((tx) => setPassword(tx, "M-jugador", "another"));
  await expect(transaction().execute(settle)).rejects.toMatchObject({ code: "wrong_password" });
});
