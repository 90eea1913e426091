import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { VerificationSwitch } from "../data/world/switches.ts";
import { readValue } from "../testing/answer-value.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { loginFields, useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const { askForCode, slide, smsCode } = registrationSteps(gateway);

const JUGADOR = "5512345678";
const smsLogin = (password: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({
    id: "login",
    fields: loginFields({ type: "sms", username: JUGADOR, password, countryDialingCode: "52", ...fields }),
  });
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

beforeEach(async () => {
  const { db, limits } = gateway.services();
  await db.deleteFrom("sms_codes").execute();
  limits.smsToNumber.reset(`+52 ${JUGADOR}`);
  limits.failedLogins.reset(`127.0.0.1 +52 ${JUGADOR}`);
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("an SMS code", () => {
  it("tells the instant of the next one by the gateway's clock, and is nowhere in its table", async () => {
    const answer = await askForCode("login", JUGADOR);
    const times = z.object({ expirationTime: z.number(), serverTime: z.number() });
    const { expirationTime, serverTime } = readValue(answer, times);
    expect(expirationTime - serverTime).toBe(60_000);
    const code = await registrationSteps(gateway).codeTo(`+52 ${JUGADOR}`);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await gateway.services().db.selectFrom("sms_codes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("opens the login once", async () => {
    const code = await smsCode("login", JUGADOR);
    expect(await smsLogin(code)).toMatchObject({ status: 200, body: { value: { userName: "jugador" } } });
    expect(await smsLogin(code)).toMatchObject({ status: 422, body: { code: "verification_code_wrong" } });
  });

  it("opens it once when it arrives many times at once", async () => {
    const code = await smsCode("login", JUGADOR);
    const answers = await Promise.all(Array.from({ length: 6 }, () => smsLogin(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("takes five wrong answers, even all at once, and then not the right one either", async () => {
    const code = await smsCode("login", JUGADOR);
    await Promise.all(Array.from({ length: 5 }, () => smsLogin(wrong(code))));
    expect((await smsLogin(code)).body.code).toBe("verification_code_wrong");
  });

  it("forgives four", async () => {
    const code = await smsCode("login", JUGADOR);
    for (let round = 0; round < 4; round += 1) await smsLogin(wrong(code));
    expect((await smsLogin(code)).status).toBe(200);
  });

  it("runs out after five minutes", async () => {
    const code = await smsCode("login", JUGADOR);
    gateway.later(5 * 60_000);
    expect((await smsLogin(code)).body.code).toBe("verification_code_wrong");
  });

  it("is good for its purpose and number only", async () => {
    const code = await smsCode("password", JUGADOR);
    expect((await smsLogin(code)).body.code).toBe("verification_code_wrong");
    const login = await smsCode("login", JUGADOR);
    expect((await smsLogin(login, { username: "5523456789" })).body.code).toBe("verification_code_wrong");
  });

  it("is not sent again before its time, and the one before does not count after that", async () => {
    const first = await smsCode("login", JUGADOR);
    const refusal = await askForCode("login", JUGADOR);
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    const seconds = Number(refusal.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    gateway.later(60_000);
    const second = await smsCode("login", JUGADOR);
    if (first !== second) expect((await smsLogin(first)).body.code).toBe("verification_code_wrong");
    expect((await smsLogin(second)).status).toBe(200);
  });

  it("is sent once when it is asked for many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForCode("login", JUGADOR)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it("is not sent to one number more than ten times an hour", async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await askForCode("login", JUGADOR)).status).toBe(200);
      await gateway.services().db.deleteFrom("sms_codes").execute();
    }
    expect(await askForCode("login", JUGADOR)).toMatchObject({ status: 429 });
  });

  it.each([
    ["login", "5500000000", 404, "mobile_not_registered"],
    ["register", "5215512345678", 409, "mobile_taken"],
    ["register", "05512345678", 409, "mobile_taken"],
    ["register", "5512345678901", 422, "invalid_input"],
    ["password", "5500000000", 404, "mobile_not_registered"],
    ["register", JUGADOR, 409, "mobile_taken"],
    ["register", "1234567", 422, "invalid_input"],
    ["register", "1234567890123", 422, "invalid_input"],
  ] as const)("for %s to %s is refused with %i %s", async (purpose, mobile, status, code) => {
    expect(await askForCode(purpose, mobile)).toMatchObject({ status, body: { code } });
  });

  it("goes to the same number with a leading zero", async () => {
    expect((await askForCode("login", `0${JUGADOR}`)).status).toBe(200);
    expect((await smsLogin(await registrationSteps(gateway).codeTo(`+52 ${JUGADOR}`))).status).toBe(200);
  });

  it("goes to the merchant's countries only", async () => {
    expect(await askForCode("register", "5511112222", { countryDialingCode: "999" })).toMatchObject({
      status: 422,
      body: { value: { issues: [{ path: "countryDialingCode" }] } },
    });
  });

  it.each([
    ["login", "MOBILEVERCODELOGIN3", "sign_in_closed"],
    ["register", "REGMOBVERF3", "not_permitted"],
    ["password", "CHNGPASSVERIF3", "not_permitted"],
    ["login", VerificationSwitch.SmsByFirebase, "not_permitted"],
  ] as const)("for %s depends on the switch %s", async (purpose, name, code) => {
    const { settings } = gateway.services();
    const before = settings.switches().get(name) ?? false;
    await settings.setSwitch(name, !before);
    expect((await askForCode(purpose, JUGADOR)).body.code).toBe(code);
    await settings.setSwitch(name, before);
  });
});

describe("a human verification", () => {
  const send = (verification: unknown) => askForCode("login", JUGADOR, { verification });

  it("is needed, counts once, and is gone after three minutes", async () => {
    expect(await send(undefined)).toMatchObject({
      status: 403,
      body: { code: "human_verification_required" },
    });
    const proof = (await slide()).body.value;
    expect((await send(proof)).status).toBe(200);
    expect((await send(proof)).body.code).toBe("human_verification_required");
    const old = (await slide()).body.value;
    gateway.later(3 * 60_000);
    expect((await send(old)).body.code).toBe("human_verification_required");
  });

  it("is not needed when the merchant switches it off", async () => {
    const { settings } = gateway.services();
    await settings.setSwitch(VerificationSwitch.SmsHumanCheck, false);
    expect((await send(undefined)).status).toBe(200);
    await settings.setSwitch(VerificationSwitch.SmsHumanCheck, true);
  });

  it.each([
    ["at once", 0, 422],
    ["faster than a hand", 79, 422],
    ["as quickly as a key", 120, 200],
    ["for longer than the challenge has been there", 60_000, 422],
  ])("refuses whoever slides %s (%i ms): %i", async (_how, duration, status) => {
    expect((await slide(duration)).status).toBe(status);
  });

  it("can't be made out of a challenge's id", async () => {
    const { challenge } = readValue(
      await gateway.call({ id: "getHumanChallenge" }),
      z.object({ challenge: z.string() }),
    );
    const forged = { lot_number: challenge, captcha_output: "", pass_token: "x", gen_time: "1" };
    expect((await send(forged)).body.code).toBe("human_verification_required");
  });

  it("guards the login by username when the merchant wants it", async () => {
    const { settings } = gateway.services();
    await settings.setSwitch(VerificationSwitch.LoginHumanCheck, true);
    const login = async (geetest: unknown) =>
      gateway.call({ id: "login", fields: loginFields({ username: "agente", geetest }) });
    expect((await login(undefined)).body.code).toBe("human_verification_required");
    expect((await login((await slide()).body.value)).status).toBe(200);
    await settings.setSwitch(VerificationSwitch.LoginHumanCheck, false);
  });
});
