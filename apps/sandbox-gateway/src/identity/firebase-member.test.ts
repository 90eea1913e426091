import type { RegistrationField } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { VerificationSwitch } from "../data/world/switches.ts";
import {
  atOnce,
  loginFields,
  outcomeOf,
  readValue,
  registerFields,
  registrationSteps,
  useGuest,
  wrongFieldsOf,
} from "../testing/index.ts";
import { type FirebaseIdentity, signIdentity, uidOf } from "./firebase-identity.ts";
import { demoPeople } from "./providers.ts";

const gateway = useGuest();

const signer = () => gateway.services().identitySigner;
const { captcha, smsCode } = registrationSteps(gateway);

const switchOn = async (on: boolean) => {
  for (const name of ["GOOGLELOGIN3", "FACEBOOKLOGIN3"]) await gateway.console().setSwitch(name, on);
};
beforeEach(() => switchOn(true));

const tokenOf = (provider: "google" | "facebook", changes: Partial<FirebaseIdentity> = {}) => {
  const [{ id, name, email }] = demoPeople[provider];
  return signIdentity(signer(), { uid: uidOf(provider, id), provider, name, email, ...changes });
};

/** Registers a Google identity with all that the demo merchant demands, and with the changes. */
const join = async (socialIdToken: string, changes: object = {}) =>
  gateway.send(
    "registerBySocial",
    registerFields({
      ...("captcha" in changes ? {} : await captcha()),
      ...{ password: "", confirmPassword: "", socialChannel: "google", socialIdToken },
      ...changes,
    }),
  );
const members = () => gateway.services().db.selectFrom("members");
const countOfMembers = async () => (await members().select("id").execute()).length;

describe("a login by Firebase", () => {
  const login = (fields: Readonly<Record<string, unknown>>) =>
    gateway.send("login", loginFields({ username: "", password: "", type: "firebase", ...fields }));
  const sessionSchema = z.object({ userName: z.string(), type: z.number(), firstTimeLogin: z.boolean() });

  it("creates no member, and proposes a free name, the nickname and the address", async () => {
    const before = await countOfMembers();
    const answer = await login({ firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") });
    const [{ name, email }] = demoPeople.facebook;
    const value = { username: "maria_lopez", nickname: name, email };
    expect(answer).toMatchObject({ status: 404, body: { code: "social_not_registered", value } });
    expect(await countOfMembers()).toBe(before);
  });

  it("proposes nothing of a member who has the same address or name", async () => {
    const email = "ana@example.com";
    await gateway.change("jugador", { email });
    const stranger = tokenOf("google", { name: "Jugador", email });
    const answer = await login({ firebaseChannel: "google", firebaseIdToken: stranger });
    expect(answer.body.value).toEqual({ username: "jugador2", nickname: "Jugador", email: "" });
  });

  it("is refused while its switch is off", async () => {
    await switchOn(false);
    const closed = await login({ firebaseChannel: "google", firebaseIdToken: tokenOf("google") });
    expect(closed).toMatchObject({ status: 403, body: { code: "sign_in_closed" } });
  });

  it("offers no registration while that is closed, and still knows its members", async () => {
    const { settings } = gateway.services();
    expect(outcomeOf(await join(tokenOf("google")))).toBe("ok");
    for (const name of ["USERNAMEREG3", "MOBILENUMREG3"]) await settings.setSwitch(name, false);
    const late = tokenOf("google", { uid: "late" });
    const closed = { status: 403, body: { code: "registration_closed" } };
    expect(await login({ firebaseChannel: "google", firebaseIdToken: late })).toMatchObject(closed);
    expect(await join(late)).toMatchObject(closed);
    const member = await login({ firebaseChannel: "google", firebaseIdToken: tokenOf("google") });
    expect(readValue(member, sessionSchema).userName).toBe("ana_luz");
  });

  it("with a ten-minute-old proof is refused", async () => {
    const fields = { firebaseChannel: "google", firebaseIdToken: tokenOf("google") };
    gateway.later(590_000);
    expect(outcomeOf(await login(fields))).toBe("social_not_registered");
    gateway.later(15_000);
    for (const answer of [await login(fields), await join(fields.firebaseIdToken)])
      expect(answer.body.code).toBe("firebase_refused");
  });

  const byPhone = (mobile: string, proved = mobile) => ({
    firebaseChannel: "sms",
    firebaseMobileNo: mobile,
    countryDialingCode: "52",
    firebaseIdToken: signIdentity(signer(), { uid: "p", provider: "phone", phone: `+52${proved}` }),
  });

  it.each<[string, () => object]>([
    ["no token", () => ({})],
    ["nonsense", () => ({ firebaseChannel: "google", firebaseIdToken: "a.b.c" })],
    ["a number at the door of Google", () => ({ ...byPhone("5512345678"), firebaseChannel: "google" })],
    ["somebody else's number", () => byPhone("5523456789", "5512345678")],
  ])("with %s is refused", async (_, fields) => {
    const answer = await login({ ...fields() });
    expect(answer).toMatchObject({ status: 403, body: { code: "firebase_refused" } });
  });

  it("with a proved number signs in its member, and nobody without an account", async () => {
    expect(readValue(await login(byPhone("5512345678")), sessionSchema).userName).toBe("jugador");
    const nobody = await login(byPhone("5500000001"));
    expect(nobody).toMatchObject({ status: 404, body: { code: "mobile_not_registered" } });
  });
});

describe("the registration of an identity", () => {
  const show = (field: RegistrationField, required = true) =>
    gateway.services().settings.setRegistrationField(field, { enabled: true, required, maxLength: 20 });
  const turn = (name: string, on: boolean) => gateway.services().settings.setSwitch(name, on);

  it("makes one member with its name and address, however often it is sent, and no way in by password", async () => {
    const before = await countOfMembers();
    const token = tokenOf("google");
    const solved = [await captcha(), await captcha(), await captcha()];
    const answers = await atOnce(3, (index) =>
      join(token, { ...solved[index], affiliateCode: "AGENTE01", registerMethod: "PWA" }),
    );
    expect(answers.map(outcomeOf)).toEqual(["ok", "ok", "ok"]);
    expect(outcomeOf(await join(token, solved[0]))).toBe("ok");
    expect(await countOfMembers()).toBe(before + 1);
    const [{ name, email }] = demoPeople.google;
    const member = await members().selectAll().where("username", "=", "ana_luz").executeTakeFirstOrThrow();
    expect(member).toMatchObject({ nickname: name, email, birthday: "1990-05-17", inviter_id: "M-agente" });
    const rows = gateway.services().db.selectFrom("registrations").select(["method", "url"]);
    const row = await rows.where("member_id", "=", member.id).executeTakeFirst();
    expect(row).toEqual({ method: "PWA", url: "localhost" });
    const byPassword = await gateway.send("login", loginFields({ username: "ana_luz", password: "none" }));
    expect(outcomeOf(byPassword)).toBe("wrong_password");
  });

  it("never takes over a member who has the same address", async () => {
    await gateway.change("jugador", { email: "ana@example.com" });
    expect(outcomeOf(await join(tokenOf("google", { email: "ana@example.com" })))).toBe("ok");
    const joined = await members().select("email").where("username", "=", "ana_luz").executeTakeFirst();
    expect(joined).toEqual({ email: null });
  });

  it.each([
    [{ birthday: "2026-11-20" }, "under_age"],
    [{ captcha: "", captchaId: "" }, "captcha_required"],
    [{ captcha: "99999" }, "captcha_wrong"],
    [{ username: "JUGADOR" }, "username_taken"],
    [{ username: "a b" }, "invalid_input"],
    [{ affiliateCode: "NOBODY01" }, "invalid_invitation"],
    [{ socialIdToken: "a.b.c" }, "firebase_refused"],
    [{ socialChannel: "facebook" }, "firebase_refused"],
  ])("makes none with %j: %s", async (changes, code) => {
    await show("birthday");
    await show("captcha");
    const before = await countOfMembers();
    expect(outcomeOf(await join(tokenOf("google"), changes))).toBe(code);
    expect(await countOfMembers()).toBe(before);
  });

  it.each<[RegistrationField, string]>([
    ["birthday", "birthday"],
    ["email", "email"],
    ["nickname", "nickname"],
    ["mobile", "mobileNum"],
    ["invitationCode", "affiliateCode"],
    ["idNumber", "idNumber"],
  ])("needs %s only where the merchant requires it", async (field, wire) => {
    const token = tokenOf("google");
    await turn(SiteSwitch.RegistrationSmsCheck, false);
    await show(field);
    expect(wrongFieldsOf(await join(token, { [wire]: "" }))).toEqual([wire]);
    await show(field, false);
    expect(outcomeOf(await join(token, { [wire]: "" }))).toBe("ok");
  });

  it("needs a required number's code while REGMOBVERF3 is on", async () => {
    await show("mobile");
    await show("smsCode");
    const number = { mobileNum: "5522220001" };
    expect(wrongFieldsOf(await join(tokenOf("google"), number))).toEqual(["verificationCode"]);
    const wrong = { ...number, verificationCode: "000000" };
    expect(outcomeOf(await join(tokenOf("google"), wrong))).toBe("verification_code_wrong");
    const right = { ...number, verificationCode: await smsCode("register", "5522220001") };
    expect(outcomeOf(await join(tokenOf("google"), right))).toBe("ok");
    const member = members().select("mobile").where("username", "=", "ana_luz");
    expect(await member.executeTakeFirst()).toEqual({ mobile: "5522220001" });
  });

  it("needs both tokens where Firebase sends the codes", async () => {
    await turn(VerificationSwitch.SmsByFirebase, true);
    await show("mobile");
    await show("smsCode");
    const number = { mobileNum: "5522220001" };
    expect(outcomeOf(await join(tokenOf("google"), number))).toBe("firebase_refused");
    const phone = signIdentity(signer(), { uid: "p", provider: "phone", phone: "+525522220001" });
    const proved = { ...number, firebaseChannel: "sms", firebaseIdToken: phone };
    expect(outcomeOf(await join(tokenOf("google"), proved))).toBe("ok");
  });

  it("needs number and code where players register by mobile only, and keeps the chosen name", async () => {
    await turn(SiteSwitch.UsernameRegistration, false);
    expect(wrongFieldsOf(await join(tokenOf("google")))).toContain("mobileNum");
    const verificationCode = await smsCode("register", "5522220001");
    const right = { mobileNum: "5522220001", verificationCode };
    expect(outcomeOf(await join(tokenOf("google"), right))).toBe("ok");
    const member = members().select("mobile").where("username", "=", "ana_luz");
    expect(await member.executeTakeFirst()).toEqual({ mobile: "5522220001" });
  });

  it("is refused while its switch is off", async () => {
    await switchOn(false);
    expect(outcomeOf(await join(tokenOf("google")))).toBe("sign_in_closed");
  });
});
