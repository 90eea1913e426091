import { SiteSwitch } from "@volado/domain/site";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VerificationSwitch } from "../data/world/switches.ts";
import { signIdentity } from "../identity/firebase-identity.ts";
import { NEW_PASSWORD, registerFields, registrationSteps } from "../testing/registration-steps.ts";
import { loginFields, useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const { captcha, register, smsCode, askForCode, codeTo } = registrationSteps(gateway);

const db = () => gateway.services().db;
const settings = () => gateway.services().settings;
const memberCalled = (username: string) =>
  db().selectFrom("members").selectAll().where("username", "=", username).executeTakeFirst();

/** Another name each time, so that the cases don't meet. */
let names = 0;
const newName = () => {
  names += 1;
  return `nombre_${names}`;
};

const registerByMobile = async (mobile: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({
    id: "registerByMobile",
    fields: registerFields({ username: mobile, mobileNum: mobile, ...(await captcha()), ...fields }),
  });

const count = async () => {
  const { n } = await db()
    .selectFrom("members")
    .select((row) => row.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
};

beforeEach(() => {
  gateway.services().limits.registrations.reset("127.0.0.1");
  gateway.services().limits.lookups.reset("127.0.0.1");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("registering by username", () => {
  it("makes an ordinary member with an empty wallet, their inviter and what else they gave", async () => {
    await settings().setRegistrationField("nickname", { enabled: true, required: false, maxLength: 20 });
    await settings().setRegistrationField("wechat", { enabled: true, required: false, maxLength: 20 });
    const answer = await register({
      username: " Ａna_Luz\u200b ",
      email: "Ana@Example.com",
      affiliateCode: "\u200bａgente01. ",
      nickname: "\u3164\u202eAna\u2800",
      wechat: "ana-wx",
      qqNum: "not shown, so not kept",
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const member = await memberCalled("ana_luz");
    expect(member).toMatchObject({
      type: 0,
      nickname: "Ana",
      email: "ana@example.com",
      inviter_id: "M-agente",
      portal: "site",
      first_time_login: false,
    });
    expect(member?.invitation_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const registration = await db()
      .selectFrom("registrations")
      .selectAll()
      .where("member_id", "=", member?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(registration).toMatchObject({
      method: "H5",
      details: { wechat: "ana-wx", birthday: "1990-05-17" },
    });
    expect(JSON.stringify([member, registration])).not.toContain(NEW_PASSWORD);

    const login = await gateway.call({
      id: "login",
      fields: loginFields({ username: "ana_luz", password: NEW_PASSWORD }),
    });
    expect(login.body.value).toMatchObject({ userName: "ana_luz", type: 0, firstTimeLogin: false });
    const token: unknown = Reflect.get(Object(login.body.value), "token");
    const wallet = await gateway.call({ id: "getWallet", token: String(token) });
    expect(wallet.body.value).toEqual({ sumBalance: "0.00", currency: "MXN" });
  });

  it.each([
    ["a name that is taken", { username: "JUGADOR" }, 409, "username_taken"],
    ["somebody's mobile number as a name", { username: "5512345678" }, 409, "username_taken"],
    [
      "somebody's mobile number",
      { mobileNum: "5512345678", verificationCode: "123456" },
      409,
      "mobile_taken",
    ],
    ["somebody's address", { email: "JUGADOR@example.com" }, 409, "email_taken"],
    ["a code that is nobody's", { affiliateCode: "NOBODY01" }, 404, "invalid_invitation"],
    ["the code of a trial account", { affiliateCode: "PRUEBA01" }, 404, "invalid_invitation"],
    ["the code of a closed account", { affiliateCode: "SUSPEN01" }, 404, "invalid_invitation"],
    ["no captcha", { captcha: "", captchaId: "" }, 403, "captcha_required"],
    ["a wrong captcha", { captcha: "99999" }, 403, "captcha_wrong"],
    ["a birthday of yesterday", { birthday: "2026-11-20" }, 422, "under_age"],
    ["a foreign dialling code", { countryDialingCode: "999" }, 422, "invalid_input"],
  ])("refuses %s", async (_what, fields, status, code) => {
    const before = await count();
    // The number's code is asked for only where the number itself is free.
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
    expect(await register({ username: newName(), ...fields })).toMatchObject({ status, body: { code } });
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
    expect(await count()).toBe(before);
  });

  it.each([
    ["username", { username: "ab" }, "username"],
    ["username", { username: "señora" }, "username"],
    ["password", { password: "short1", confirmPassword: "short1" }, "password"],
    ["password", { password: "onlyletters", confirmPassword: "onlyletters" }, "password"],
    ["second password", { confirmPassword: "Sol54321" }, "confirmPassword"],
    ["email", { email: "ana@" }, "email"],
    ["nickname that nobody sees", { nickname: "\u3164" }, "nickname"],
    ["birthday", { birthday: "" }, "birthday"],
    ["birthday", { birthday: "1899-12-31" }, "birthday"],
    ["mobile number", { mobileNum: "55x", verificationCode: "123456" }, "mobileNum"],
  ])("names a %s that breaks its rule: %j", async (_what, fields, path) => {
    await settings().setRegistrationField("nickname", { enabled: true, required: true, maxLength: 20 });
    const answer = await register({ username: newName(), nickname: "Ana", ...fields });
    await settings().setRegistrationField("nickname", { enabled: true, required: false, maxLength: 20 });
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid_input" } });
    expect(answer.body.value).toMatchObject({ issues: [{ path }] });
  });

  it("asks for what the merchant requires", async () => {
    await settings().setRegistrationField("payeeName", { enabled: true, required: true, maxLength: 10 });
    const username = newName();
    expect((await register({ username })).body.value).toMatchObject({ issues: [{ path: "payeeName" }] });
    expect((await register({ username, payeeName: "Ana María de la Luz" })).body.value).toMatchObject({
      issues: [{ path: "payeeName" }],
    });
    expect((await register({ username, payeeName: "Ana Luz" })).status).toBe(200);
    await settings().setRegistrationField("payeeName", { enabled: false, required: false, maxLength: 10 });
  });

  it("knows referrers by id and by name", async () => {
    await settings().setRegistrationField("referrerId", { enabled: true, required: false, maxLength: 32 });
    for (const recommenderId of ["M-jugador", "Jugador"]) {
      expect((await register({ username: newName(), recommenderId })).status).toBe(200);
    }
    expect(await register({ username: newName(), recommenderId: "nadie" })).toMatchObject({
      status: 404,
      body: { code: "agent_information" },
    });
    await settings().setRegistrationField("referrerId", { enabled: false, required: false, maxLength: 32 });
  });

  it("proves a number that was given, and keeps the code good while something else is wrong", async () => {
    const mobileNum = "5511110001";
    const verificationCode = await smsCode("register", mobileNum);
    const form = { username: newName(), mobileNum, verificationCode };
    expect((await register({ ...form, verificationCode: "" })).body.value).toMatchObject({
      issues: [{ path: "verificationCode" }],
    });
    expect((await register({ ...form, username: "jugador" })).body.code).toBe("username_taken");
    expect((await register(form)).status).toBe(200);
    expect(await memberCalled(form.username)).toMatchObject({ mobile: mobileNum, dialling_code: "52" });
  });

  it("makes one member of many that want one name, one number or one address at the same time", async () => {
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
    const race = async (fields: (index: number) => Readonly<Record<string, unknown>>) => {
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => register(fields(index))));
      return answers.map(({ body }) => body.code ?? "made").toSorted();
    };
    const four = (code: string) => [...Array(4).fill(code), "made"].toSorted();
    const username = newName();
    expect(await race(() => ({ username }))).toEqual(four("username_taken"));
    expect(await race(() => ({ username: newName(), email: "race@example.com" }))).toEqual(
      four("email_taken"),
    );
    expect(await race(() => ({ username: newName(), mobileNum: "5511110002" }))).toEqual(
      four("mobile_taken"),
    );
    // One wants the name that another wants as a number: a name stands in no number's way.
    await race((index) =>
      index === 0 ? { username: "5511110003" } : { username: newName(), mobileNum: "5511110003" },
    );
    const owners = await db().selectFrom("members").select("id").where("mobile", "=", "5511110003").execute();
    expect(owners).toHaveLength(1);
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
  });

  it("uses a captcha up, right or wrong", async () => {
    const answered = await captcha();
    expect((await register({ username: "jugador", ...answered })).body.code).toBe("username_taken");
    expect((await register({ username: newName(), ...answered })).body.code).toBe("captcha_wrong");
  });

  it("is closed by its switch, and not by that of the other tab", async () => {
    await settings().setSwitch(SiteSwitch.UsernameRegistration, false);
    expect(await register()).toMatchObject({ status: 403, body: { code: "registration_closed" } });
    await settings().setSwitch(SiteSwitch.UsernameRegistration, true);
    await settings().setSwitch(SiteSwitch.MobileRegistration, false);
    expect((await register({ username: newName() })).status).toBe(200);
    expect((await registerByMobile("5511110004")).body.code).toBe("registration_closed");
    await settings().setSwitch(SiteSwitch.MobileRegistration, true);
  });

  it("is refused to an address that registers too often", async () => {
    const { limits } = gateway.services();
    while (limits.registrations.take("127.0.0.1") === 0);
    expect(await register()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  });
});

describe("registering by mobile number", () => {
  it("makes the number the name, without its leading zero, and opens both logins", async () => {
    const mobile = "5522220001";
    const verificationCode = await smsCode("register", mobile);
    expect((await registerByMobile(`0${mobile}`, { verificationCode })).status).toBe(200);
    expect(await memberCalled(mobile)).toMatchObject({ mobile, dialling_code: "52" });
    for (const username of [mobile, `0${mobile}`]) {
      const login = await gateway.call({
        id: "login",
        fields: loginFields({ username, password: NEW_PASSWORD }),
      });
      expect(login.body.value).toMatchObject({ userName: mobile });
    }
  });

  it.each(["525512345678", "5215512345678", "015512345678", "0445512345678", "+52 1 (55) 1234 - 5678"])(
    "opens no second account for a phone that is written as %s",
    async (mobileNum) => {
      await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
      expect((await registerByMobile(mobileNum)).body.code).toBe("mobile_taken");
      await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
    },
  );

  const logInAs = (username: string, password: string) =>
    gateway.call({ id: "login", fields: loginFields({ username, password }) });
  const abroad = { countryDialingCode: "57" };

  it("is open to a number that is a stranger's username, and both log in by it with their own passwords", async () => {
    const mobile = "5522220011";
    const email = "namesake@example.com";
    expect((await register({ username: mobile, email })).status).toBe(200);
    const password = "Luna67890";
    const verificationCode = await smsCode("register", mobile);
    const passwords = { password, confirmPassword: password };
    expect((await registerByMobile(mobile, { verificationCode, ...passwords })).status).toBe(200);
    expect((await logInAs(mobile, password)).body.value).toMatchObject({ userName: `+52${mobile}` });
    expect((await logInAs(`52${mobile}`, password)).body.value).toMatchObject({ userName: `+52${mobile}` });
    expect((await logInAs(mobile, NEW_PASSWORD)).body.value).toMatchObject({ userName: mobile });
    expect((await logInAs(mobile, "Otra12345")).body.code).toBe("wrong_password");
    const retrieve = (to: string) =>
      gateway.call({ id: "retrievePassword", fields: { username: mobile, email: to } });
    expect((await retrieve("nobody@example.com")).body.code).toBe("email_incorrect");
    expect((await retrieve(email)).status).toBe(200);
    expect((await logInAs(mobile, await codeTo(email))).body.value).toMatchObject({ userName: mobile });
  });

  it("is open to the same digits in two countries", async () => {
    const mobile = "5522220012";
    const verificationCode = await smsCode("register", mobile);
    expect((await registerByMobile(mobile, { verificationCode })).status).toBe(200);
    expect((await askForCode("register", mobile, abroad)).body).toMatchObject({ success: true });
    const password = "Luna67890";
    const second = {
      ...abroad,
      password,
      confirmPassword: password,
      verificationCode: await codeTo(`+57 ${mobile}`),
    };
    expect((await registerByMobile(mobile, second)).body).toMatchObject({ success: true });
    expect((await logInAs(mobile, NEW_PASSWORD)).body.value).toMatchObject({ userName: mobile });
    expect((await logInAs(mobile, password)).body.value).toMatchObject({ userName: `+57${mobile}` });
    expect((await askForCode("register", mobile, abroad)).body.code).toBe("mobile_taken");
  });

  it("finds a name for a number whose former owners are still called so", async () => {
    const mobile = "5522220013";
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
    for (const [index, userName] of [mobile, `+52${mobile}`, `+52${mobile}_2`].entries()) {
      expect((await registerByMobile(mobile)).status).toBe(200);
      expect(await memberCalled(userName)).toMatchObject({ mobile });
      const moved = { mobile: `552222002${index}` };
      await db().updateTable("members").set(moved).where("username", "=", userName).execute();
    }
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
  });

  it("lets nobody who shares a name clear the failures of guesses at the other", async () => {
    const mobile = "5522220014";
    expect((await register({ username: mobile })).status).toBe(200);
    const password = "Luna67890";
    const verificationCode = await smsCode("register", mobile);
    await registerByMobile(mobile, { verificationCode, password, confirmPassword: password });
    await logInAs(mobile, "Otra12345");
    await logInAs(mobile, "Otra12346");
    expect((await logInAs(mobile, NEW_PASSWORD)).status).toBe(200);
    await logInAs(mobile, "Otra12347");
    expect((await logInAs(mobile, "Otra12348")).body.code).toBe("captcha_required");
  });

  it("takes no number that is longer than the country's", async () => {
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
    expect(await registerByMobile("551234567899")).toMatchObject({
      status: 422,
      body: { value: { issues: [{ path: "mobileNum", code: "errors.mobileLength" }] } },
    });
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
  });

  it("needs the code while REGMOBVERF3 is on, and takes no other number's", async () => {
    const verificationCode = await smsCode("register", "5522220002");
    expect((await registerByMobile("5522220003", { verificationCode })).body.code).toBe(
      "verification_code_wrong",
    );
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, false);
    expect((await registerByMobile("5522220003")).status).toBe(200);
    await settings().setSwitch(SiteSwitch.RegistrationSmsCheck, true);
  });

  it("goes without a password while MOBILENUMPASSREG3 is off, and then no password opens the account", async () => {
    await settings().setSwitch(SiteSwitch.MobileRegistrationPassword, false);
    const mobile = "5522220004";
    const verificationCode = await smsCode("register", mobile);
    const without = { verificationCode, password: "", confirmPassword: "" };
    expect((await registerByMobile(mobile, without)).status).toBe(200);
    await settings().setSwitch(SiteSwitch.MobileRegistrationPassword, true);
    const login = (password: string) =>
      gateway.call({ id: "login", fields: loginFields({ username: mobile, password }) });
    for (const password of ["", "none", NEW_PASSWORD]) {
      expect((await login(password)).body.code).toBe("wrong_password");
    }
    const code = await smsCode("login", mobile);
    const bySms = await gateway.call({
      id: "login",
      fields: loginFields({ type: "sms", username: mobile, password: code, countryDialingCode: "52" }),
    });
    expect(bySms.status).toBe(200);
  });

  it("takes Firebase's word for the number when the merchant leaves codes to it", async () => {
    await settings().setSwitch(VerificationSwitch.SmsByFirebase, true);
    const mobile = "5522220005";
    const token = (phone: string, provider: "phone" | "google" = "phone") =>
      signIdentity(gateway.services().identitySigner, { uid: "u1", provider, phone });
    const withToken = (firebaseIdToken?: string) =>
      registerByMobile(mobile, { firebaseChannel: "sms", ...(firebaseIdToken && { firebaseIdToken }) });
    const refused = [undefined, "forged", token("+525599999999"), token(`+52${mobile}`, "google")];
    for (const firebaseIdToken of refused) {
      expect((await withToken(firebaseIdToken)).body.code).toBe("firebase_refused");
    }
    expect((await withToken(token(`+52${mobile}`))).status).toBe(200);
    await settings().setSwitch(VerificationSwitch.SmsByFirebase, false);
  });
});
