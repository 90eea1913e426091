import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { loginFields, readValue, useGuest } from "../testing/index.ts";
import { signIdentity, uidOf } from "./firebase-identity.ts";
import { demoPeople } from "./providers.ts";

const gateway = useGuest();

const signer = () => gateway.services().identitySigner;

describe("a login by Firebase", () => {
  const login = (fields: Readonly<Record<string, unknown>>) =>
    gateway.send("login", loginFields({ username: "", password: "", type: "firebase", ...fields }));
  const sessionSchema = z.object({ userName: z.string(), type: z.number(), firstTimeLogin: z.boolean() });
  const switchOn = async (on: boolean) => {
    for (const name of ["GOOGLELOGIN3", "FACEBOOKLOGIN3"]) await gateway.console().setSwitch(name, on);
  };
  beforeEach(() => switchOn(true));
  const tokenOf = (provider: "google" | "facebook") => {
    const [{ id, name, email }] = demoPeople[provider];
    return signIdentity(signer(), { uid: uidOf(provider, id), provider, name, email });
  };

  it("creates a member the first time, and finds it afterwards", async () => {
    const fields = { firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") };
    const answers = await Promise.all([login(fields), login(fields)]);
    const [first, second] = answers.map((answer) => readValue(answer, sessionSchema));
    expect(first).toEqual({ userName: "maria_lopez", type: 0, firstTimeLogin: false });
    expect(second).toEqual(first);
  });

  it("never takes over a member who has the same address or name", async () => {
    const { db } = gateway.services();
    const email = "ana@example.com";
    await db.updateTable("members").set({ email }).where("username", "=", "jugador").execute();
    const stranger = { uid: "stranger", provider: "google", name: "Jugador", email } as const;
    const fields = { firebaseChannel: "google", firebaseIdToken: signIdentity(signer(), stranger) };
    expect(readValue(await login(fields), sessionSchema).userName).toBe("jugador2");
    const member = db.selectFrom("members").select("email").where("username", "=", "jugador2");
    expect(await member.executeTakeFirst()).toEqual({ email: null });
  });

  it("is refused while its switch is off", async () => {
    await switchOn(false);
    const closed = await login({ firebaseChannel: "google", firebaseIdToken: tokenOf("google") });
    expect(closed).toMatchObject({ status: 403, body: { code: "sign_in_closed" } });
  });

  it("creates no member while registration is closed", async () => {
    const { settings } = gateway.services();
    const stranger = signIdentity(signer(), { uid: "late", provider: "google", name: "Late Guest" });
    await login({ firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") });
    for (const name of ["USERNAMEREG3", "MOBILENUMREG3"]) await settings.setSwitch(name, false);
    const late = await login({ firebaseChannel: "google", firebaseIdToken: stranger });
    expect(late).toMatchObject({ status: 403, body: { code: "registration_closed" } });
    const member = await login({ firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") });
    expect(member.status).toBe(200);
  });

  it("with a ten-minute-old proof is refused", async () => {
    const fields = { firebaseChannel: "google", firebaseIdToken: tokenOf("google") };
    gateway.later(590_000);
    expect((await login(fields)).status).toBe(200);
    gateway.later(15_000);
    expect((await login(fields)).body.code).toBe("firebase_refused");
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
