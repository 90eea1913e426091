import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { loginFields, useGateway } from "../testing/test-gateway.ts";
import { signIdentity, uidOf } from "./firebase-identity.ts";
import { demoPeople } from "./providers.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const signer = () => gateway.services().identitySigner;

describe("a login by Firebase", () => {
  const login = (fields: Readonly<Record<string, unknown>>) =>
    gateway.call({
      id: "login",
      fields: loginFields({ username: "", password: "", type: "firebase", ...fields }),
    });
  const sessionSchema = z.object({ userName: z.string(), type: z.number(), firstTimeLogin: z.boolean() });
  const switchOn = async (on: boolean) => {
    for (const name of ["GOOGLELOGIN3", "FACEBOOKLOGIN3"])
      await gateway.services().settings.setSwitch(name, on);
  };
  const tokenOf = (provider: "google" | "facebook") => {
    const [{ id, name, email }] = demoPeople[provider];
    return signIdentity(signer(), { uid: uidOf(provider, id), provider, name, email });
  };
  const phoneToken = (phone: string) => signIdentity(signer(), { uid: "p", provider: "phone", phone });

  it("makes a member at the first time, and is the same one after", async () => {
    await switchOn(true);
    const fields = { firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") };
    const answers = await Promise.all([login(fields), login(fields)]);
    const [first, second] = answers.map((answer) => readValue(answer, sessionSchema));
    expect(first).toEqual({ userName: "maria_lopez", type: 0, firstTimeLogin: false });
    expect(second).toEqual(first);
  });

  it("never takes over a member who has the same address or name", async () => {
    await switchOn(true);
    const { db } = gateway.services();
    await db
      .updateTable("members")
      .set({ email: "ana@example.com" })
      .where("username", "=", "jugador")
      .execute();
    const firebaseIdToken = signIdentity(signer(), {
      uid: "stranger",
      provider: "google",
      name: "Jugador",
      email: "ana@example.com",
    });
    const answer = readValue(await login({ firebaseChannel: "google", firebaseIdToken }), sessionSchema);
    expect(answer.userName).toBe("jugador2");
    const member = await db
      .selectFrom("members")
      .select("email")
      .where("username", "=", "jugador2")
      .executeTakeFirstOrThrow();
    expect(member.email).toBe(null);
  });

  it("is refused while its door is closed", async () => {
    await switchOn(false);
    expect(await login({ firebaseChannel: "google", firebaseIdToken: tokenOf("google") })).toMatchObject({
      status: 403,
      body: { code: "sign_in_closed" },
    });
    await switchOn(true);
  });

  it("makes nobody a member while nobody can register", async () => {
    const { settings } = gateway.services();
    for (const name of ["USERNAMEREG3", "MOBILENUMREG3"]) await settings.setSwitch(name, false);
    const stranger = signIdentity(signer(), { uid: "late", provider: "google", name: "Late Guest" });
    const late = await login({ firebaseChannel: "google", firebaseIdToken: stranger });
    expect(late).toMatchObject({ status: 403, body: { code: "registration_closed" } });
    const member = await login({ firebaseChannel: "facebook", firebaseIdToken: tokenOf("facebook") });
    expect(member.status).toBe(200);
    for (const name of ["USERNAMEREG3", "MOBILENUMREG3"]) await settings.setSwitch(name, true);
  });

  it("with a proof that somebody kept for ten minutes is refused", async () => {
    const fields = { firebaseChannel: "google", firebaseIdToken: tokenOf("google") };
    gateway.later(590_000);
    expect((await login(fields)).status).toBe(200);
    gateway.later(15_000);
    expect((await login(fields)).body.code).toBe("firebase_refused");
  });

  it.each([
    ["no token", {}],
    ["nonsense", { firebaseChannel: "google", firebaseIdToken: "a.b.c" }],
    [
      "a number at the door of Google",
      { firebaseChannel: "google", firebaseIdToken: () => phoneToken("+525512345678") },
    ],
    [
      "somebody else's number",
      {
        firebaseChannel: "sms",
        firebaseMobileNo: "5523456789",
        countryDialingCode: "52",
        firebaseIdToken: () => phoneToken("+525512345678"),
      },
    ],
  ])("with %s is refused", async (_, fields) => {
    const given = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === "function" ? value() : value]),
    );
    expect(await login(given)).toMatchObject({ status: 403, body: { code: "firebase_refused" } });
  });

  it("by a proved number signs its member in, and nobody without an account", async () => {
    const fields = (mobile: string) => ({
      firebaseChannel: "sms",
      firebaseMobileNo: mobile,
      countryDialingCode: "52",
      firebaseIdToken: phoneToken(`+52${mobile}`),
    });
    expect(readValue(await login(fields("5512345678")), sessionSchema).userName).toBe("jugador");
    expect(await login(fields("5500000001"))).toMatchObject({
      status: 404,
      body: { code: "mobile_not_registered" },
    });
  });
});
