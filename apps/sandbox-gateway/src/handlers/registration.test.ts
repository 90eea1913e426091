import { parseMerchantConfig } from "@volado/config";
import type { RegistrationField } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import { describe, expect, it } from "vitest";
import { brandOf } from "../brand/brand.ts";
import { VerificationSwitch } from "../data/world/switches.ts";
import { signIdentity } from "../identity/firebase-identity.ts";
import {
  atOnce,
  countOutcomes,
  loginFields,
  NEW_PASSWORD,
  outcomeOf,
  registerFields,
  registrationSteps,
  useGuest,
  wrongFieldsOf,
} from "../testing/index.ts";

const gateway = useGuest();
const { captcha, register, smsCode, askForCode, codeTo } = registrationSteps(gateway);

const db = () => gateway.services().db;
const turn = (name: string, on: boolean) => gateway.services().settings.setSwitch(name, on);
const withoutSmsCheck = () => turn(SiteSwitch.RegistrationSmsCheck, false);
const show = (field: RegistrationField, required = false, maxLength = 20) =>
  gateway.services().settings.setRegistrationField(field, { enabled: true, required, maxLength });
const memberCalled = (username: string) =>
  db().selectFrom("members").selectAll().where("username", "=", username).executeTakeFirst();
const count = async () => (await db().selectFrom("members").select("id").execute()).length;

const registerByMobile = async (mobile: string, fields: object = {}) =>
  gateway.send(
    "registerByMobile",
    registerFields({ username: mobile, mobileNum: mobile, ...(await captcha()), ...fields }),
  );
const logIn = (username: string, password = NEW_PASSWORD, fields: object = {}) =>
  gateway.send("login", loginFields({ username, password, ...fields }));
const MOBILE = "5522220001";
const other = { password: "Luna67890", confirmPassword: "Luna67890" };

describe("before registering", () => {
  it.each([
    ["ana_libre", true],
    ["\u200bＡＧＥＮＴＥ", false],
    ["5215512345678", false],
    ["ab", false],
  ])("the name %s is free: %s", async (username, available) => {
    expect((await gateway.send("checkUsername", { username })).body.value).toEqual({ available });
  });

  it.each([
    [{ code: "\u200bｊugador1.\u200e" }, "ok"],
    [{ code: "EXTERN01" }, "invalid_invitation"],
    [{ code: "JUGADOR1", agents: true }, "agent_information"],
    [{ code: "AGENTE01", agents: true }, "ok"],
    [{ code: "CORRED01", agents: true }, "ok"],
  ])("the invitation %j: %s", async (fields, outcome) => {
    expect(await gateway.outcome("checkInvitationCode", fields)).toBe(outcome);
  });
});

describe("registering by username", () => {
  it("creates an ordinary member with an empty wallet, the inviter and the other filled-in fields", async () => {
    await show("nickname");
    await show("wechat");
    const answer = await register({
      username: " Ａna_Luz\u200b ",
      email: "Ana@Example.com",
      affiliateCode: "\u200bａgente01. ",
      nickname: "\u3164\u202eAna\u2800",
      wechat: "ana-wx",
      qqNum: "not shown, so not stored",
    });
    expect(answer.body).toMatchObject({ success: true });
    const member = await memberCalled("ana_luz");
    expect(member).toMatchObject({
      type: 0,
      nickname: "Ana",
      email: "ana@example.com",
      inviter_id: "M-agente",
      club_label: "VIP Bronce",
      birthday: "1990-05-17",
      portal: "site",
      first_time_login: false,
      invitation_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
    });
    const registrations = db().selectFrom("registrations").selectAll();
    const registration = await registrations.where("member_id", "=", member?.id ?? "").executeTakeFirst();
    const details = { wechat: "ana-wx" };
    expect(registration).toMatchObject({ method: "H5", details });
    expect(JSON.stringify([member, registration])).not.toContain(NEW_PASSWORD);

    const login = await logIn("ana_luz");
    expect(login.body.value).toMatchObject({ userName: "ana_luz", type: 0, firstTimeLogin: false });
    const token = String(Reflect.get(Object(login.body.value), "token"));
    const wallet = await gateway.send("getWallet", {}, { token });
    expect(wallet.body.value).toEqual({ sumBalance: "0.00", currency: "MXN" });
  });

  it.each([
    [{ username: "JUGADOR" }, "username_taken"],
    [{ username: "5512345678" }, "username_taken"],
    [{ mobileNum: "5215512345678" }, "mobile_taken"],
    [{ email: "JUGADOR@example.com" }, "email_taken"],
    [{ affiliateCode: "NOBODY01" }, "invalid_invitation"],
    [{ affiliateCode: "PRUEBA01" }, "invalid_invitation"],
    [{ affiliateCode: "SUSPEN01" }, "invalid_invitation"],
    [{ captcha: "", captchaId: "" }, "captcha_required"],
    [{ captcha: "99999" }, "captcha_wrong"],
    [{ birthday: "2026-11-20" }, "under_age"],
    [{ password: "Hola1234", confirmPassword: "Hola1234" }, "password_common"],
    [{ username: "ana_2026", password: "Ana_2026", confirmPassword: "Ana_2026" }, "password_is_username"],
    [{ countryDialingCode: "999" }, "invalid_input"],
  ])("is refused with %j: %s", async (fields, code) => {
    await withoutSmsCheck();
    const before = await count();
    expect(outcomeOf(await register(fields))).toBe(code);
    expect(await count()).toBe(before);
  });

  it("keeps a solved captcha while another field is refused, and uses it up with the account", async () => {
    await withoutSmsCheck();
    const solved = await captcha();
    for (const [fields, code] of [
      [{ username: "jugador" }, "username_taken"],
      [{ mobileNum: "5215512345678" }, "mobile_taken"],
      [{ affiliateCode: "NOBODY01" }, "invalid_invitation"],
      [{ email: "ana@" }, "invalid_input"],
      [{}, "ok"],
      [{ username: "otra_luz" }, "captcha_wrong"],
    ] as const)
      expect(outcomeOf(await register({ ...solved, ...fields }))).toBe(code);
  });

  it("allows one answer to a captcha, and one account", async () => {
    const guessed = await captcha();
    expect(outcomeOf(await register({ ...guessed, captcha: "99999" }))).toBe("captcha_wrong");
    expect(outcomeOf(await register(guessed))).toBe("captcha_wrong");
    const solved = await captcha();
    const answers = await atOnce(4, (index) => register({ ...solved, username: `nombre_${index}` }));
    expect(countOutcomes(answers)).toEqual({ ok: 1, captcha_wrong: 3 });
  });

  it("names the shown fields that are invalid, and checks the referrer", async () => {
    await show("nickname", true);
    await show("referrerId", false, 32);
    const wrong = { username: "ab", email: "ana@", nickname: "\u3164", confirmPassword: "Sol54321" };
    const paths = ["confirmPassword", "email", "nickname", "username"];
    expect(wrongFieldsOf(await register(wrong)).toSorted()).toEqual(paths);
    const sound = { nickname: "Ana", recommenderId: "nadie" };
    expect(outcomeOf(await register(sound))).toBe("agent_information");
    for (const recommenderId of ["M-jugador", "Jugador"]) {
      const person = { username: `${recommenderId.replace("-", "_").toLowerCase()}2`, email: "" };
      expect(outcomeOf(await register({ ...sound, ...person, recommenderId }))).toBe("ok");
    }
  });

  it("verifies a given number, and the code stays valid while another field is wrong", async () => {
    const form = { mobileNum: MOBILE, verificationCode: await smsCode("register", MOBILE) };
    expect(wrongFieldsOf(await register({ ...form, verificationCode: "" }))).toEqual(["verificationCode"]);
    expect(outcomeOf(await register({ ...form, username: "jugador" }))).toBe("username_taken");
    expect(outcomeOf(await register(form))).toBe("ok");
    expect(await memberCalled("ana_luz")).toMatchObject({ mobile: MOBILE, dialling_code: "52" });
  });

  it.each([
    ["username_taken", { username: "nombre_uno" }],
    ["email_taken", { email: "race@example.com" }],
    ["mobile_taken", { mobileNum: MOBILE }],
  ])("makes one member of five at the same time: %s for the others", async (code, fields) => {
    await withoutSmsCheck();
    const answers = await atOnce(5, (index) => register({ username: `nombre_${index}`, ...fields }));
    expect(countOutcomes(answers)).toEqual({ ok: 1, [code]: 4 });
  });

  it("gives a number one owner, also when another registers it as a name at the same time", async () => {
    await withoutSmsCheck();
    await atOnce(5, (index) =>
      register(index === 0 ? { username: MOBILE } : { username: `nombre_${index}`, mobileNum: MOBILE }),
    );
    const owners = await db().selectFrom("members").select("id").where("mobile", "=", MOBILE).execute();
    expect(owners).toHaveLength(1);
  });
});

describe("registering by mobile number", () => {
  it("uses the number without its leading zero as name, and allows the login by both", async () => {
    const verificationCode = await smsCode("register", MOBILE);
    expect(outcomeOf(await registerByMobile(`0${MOBILE}`, { verificationCode }))).toBe("ok");
    expect(await memberCalled(MOBILE)).toMatchObject({ mobile: MOBILE, dialling_code: "52" });
    for (const username of [MOBILE, `0${MOBILE}`])
      expect((await logIn(username)).body.value).toMatchObject({ userName: MOBILE });
  });

  it("accepts a number that is another member's username, and each logs in with their own password", async () => {
    const email = "namesake@example.com";
    expect(outcomeOf(await register({ username: MOBILE, email }))).toBe("ok");
    const verificationCode = await smsCode("register", MOBILE);
    expect(outcomeOf(await registerByMobile(MOBILE, { verificationCode, ...other }))).toBe("ok");
    for (const username of [MOBILE, `52${MOBILE}`])
      expect((await logIn(username, other.password)).body.value).toMatchObject({ userName: `+52${MOBILE}` });
    expect((await logIn(MOBILE)).body.value).toMatchObject({ userName: MOBILE });
    expect(outcomeOf(await logIn(MOBILE, "Otra12345"))).toBe("wrong_password");
    const retrieve = (to: string) => gateway.outcome("retrievePassword", { username: MOBILE, email: to });
    expect(await retrieve("nobody@example.com")).toBe("email_incorrect");
    expect(await retrieve(email)).toBe("ok");
    expect((await logIn(MOBILE, await codeTo(email))).body.value).toMatchObject({ userName: MOBILE });
  });

  it("accepts the same digits in two countries", async () => {
    const abroad = { countryDialingCode: "57" };
    const verificationCode = await smsCode("register", MOBILE);
    expect(outcomeOf(await registerByMobile(MOBILE, { verificationCode }))).toBe("ok");
    expect(outcomeOf(await askForCode("register", MOBILE, abroad))).toBe("ok");
    const second = { ...abroad, ...other, verificationCode: await codeTo(`+57 ${MOBILE}`) };
    expect(outcomeOf(await registerByMobile(MOBILE, second))).toBe("ok");
    expect((await logIn(MOBILE)).body.value).toMatchObject({ userName: MOBILE });
    expect((await logIn(MOBILE, other.password)).body.value).toMatchObject({ userName: `+57${MOBILE}` });
    expect(outcomeOf(await askForCode("register", MOBILE, abroad))).toBe("mobile_taken");
  });

  it("finds a name for a number whose former owners still have its names", async () => {
    await withoutSmsCheck();
    for (const [index, username] of [MOBILE, `+52${MOBILE}`, `+52${MOBILE}_2`].entries()) {
      expect(outcomeOf(await registerByMobile(MOBILE))).toBe("ok");
      expect(await memberCalled(username)).toMatchObject({ mobile: MOBILE });
      await gateway.change(username, { mobile: `552222002${index}` });
    }
  });

  it("lets no namesake clear the failures of guesses at the other account", async () => {
    await withoutSmsCheck();
    await register({ username: MOBILE });
    await registerByMobile(MOBILE, other);
    for (const guess of ["Otra12345", "Otra12346"]) await logIn(MOBILE, guess);
    expect(outcomeOf(await logIn(MOBILE))).toBe("ok");
    await logIn(MOBILE, "Otra12347");
    expect(outcomeOf(await logIn(MOBILE, "Otra12348"))).toBe("captcha_required");
  });

  it("needs the number's own code while REGMOBVERF3 is on", async () => {
    const verificationCode = await smsCode("register", "5522220002");
    expect(outcomeOf(await registerByMobile(MOBILE, { verificationCode }))).toBe("verification_code_wrong");
  });

  it("needs no password while MOBILENUMPASSREG3 is off, and then no password opens the account", async () => {
    await turn(SiteSwitch.MobileRegistrationPassword, false);
    const verificationCode = await smsCode("register", MOBILE);
    const without = { verificationCode, password: "", confirmPassword: "" };
    expect(outcomeOf(await registerByMobile(MOBILE, without))).toBe("ok");
    for (const password of ["", "none", NEW_PASSWORD])
      expect(outcomeOf(await logIn(MOBILE, password))).toBe("wrong_password");
    const sms = { type: "sms", countryDialingCode: "52" };
    expect(outcomeOf(await logIn(MOBILE, await smsCode("login", MOBILE), sms))).toBe("ok");
  });

  it("accepts Firebase's proof of the number when the merchant uses its codes", async () => {
    await turn(VerificationSwitch.SmsByFirebase, true);
    const token = (phone: string, provider: "phone" | "google" = "phone") =>
      signIdentity(gateway.services().identitySigner, { uid: "u1", provider, phone });
    const withToken = async (firebaseIdToken: string) =>
      outcomeOf(await registerByMobile(MOBILE, { firebaseChannel: "sms", firebaseIdToken }));
    for (const refused of ["forged", token("+525599999999"), token(`+52${MOBILE}`, "google")])
      expect(await withToken(refused)).toBe("firebase_refused");
    expect(await withToken(token(`+52${MOBILE}`))).toBe("ok");
  });
});

describe("a merchant who keeps registration open by username (layout.registrationWhenOff)", () => {
  const layout = { registrationWhenOff: "username" };
  const brand = brandOf(parseMerchantConfig({ merchantCode: "volado", layout }));
  const open = useGuest({ brand });
  const steps = registrationSteps(open);

  it("accepts members while both switches are off, and none by username while the other is on", async () => {
    const { settings } = open.services();
    await settings.setSwitch(SiteSwitch.UsernameRegistration, false);
    expect(outcomeOf(await steps.register())).toBe("registration_closed");
    await settings.setSwitch(SiteSwitch.MobileRegistration, false);
    expect(outcomeOf(await steps.register())).toBe("ok");
    expect(await steps.smsCode("register", MOBILE)).toBeTruthy();
  });
});
