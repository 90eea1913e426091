import { describe, expect, it } from "vitest";
import * as z from "zod";
import { VerificationSwitch } from "../data/world/switches.ts";
import {
  atOnce,
  countOutcomes,
  loginFields,
  outcomeOf,
  readValue,
  registrationSteps,
  useGuest,
  wrongFieldsOf,
} from "../testing/index.ts";

const gateway = useGuest();
const { askForCode, codeTo, slide, smsCode } = registrationSteps(gateway);
const JUGADOR = "5512345678";

const smsLogin = (password: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.outcome(
    "login",
    loginFields({ type: "sms", username: JUGADOR, password, countryDialingCode: "52", ...fields }),
  );
const turn = (name: string, on: boolean) => gateway.services().settings.setSwitch(name, on);

describe("an SMS code", () => {
  it("comes with the time of the next one by the gateway's clock, and is stored only as a hash", async () => {
    const times = z.object({ expirationTime: z.number(), serverTime: z.number() });
    const { expirationTime, serverTime } = readValue(await askForCode("login", `0${JUGADOR}`), times);
    expect(expirationTime - serverTime).toBe(60_000);
    const code = await codeTo(`+52 ${JUGADOR}`);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await gateway.services().db.selectFrom("sms_codes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("allows one login, also when it is sent many times in parallel", async () => {
    const code = await smsCode("login", JUGADOR);
    const outcomes = await atOnce(6, () => smsLogin(code));
    expect(outcomes.filter((one) => one === "ok")).toHaveLength(1);
    expect(await smsLogin(code)).toBe("verification_code_wrong");
  });

  it.each([
    [4, "ok"],
    [5, "verification_code_wrong"],
  ])("after %i wrong answers at once: %s", async (guesses, outcome) => {
    const code = await smsCode("login", JUGADOR);
    await atOnce(guesses, () => smsLogin(code === "000000" ? "111111" : "000000"));
    expect(await smsLogin(code)).toBe(outcome);
  });

  it("expires after five minutes", async () => {
    const code = await smsCode("login", JUGADOR);
    gateway.later(5 * 60_000);
    expect(await smsLogin(code)).toBe("verification_code_wrong");
  });

  it("is valid for its purpose and number only", async () => {
    expect(await smsLogin(await smsCode("password", JUGADOR))).toBe("verification_code_wrong");
    const code = await smsCode("login", JUGADOR);
    expect(await smsLogin(code, { username: "5523456789" })).toBe("verification_code_wrong");
  });

  it("is not sent again before its time, and then replaces the previous one", async () => {
    const first = await smsCode("login", JUGADOR);
    const refusal = await askForCode("login", JUGADOR);
    expect(outcomeOf(refusal)).toBe("too_many_requests");
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(50);
    gateway.later(60_000);
    const second = await smsCode("login", JUGADOR);
    if (first !== second) expect(await smsLogin(first)).toBe("verification_code_wrong");
    expect(await smsLogin(second)).toBe("ok");
  });

  it("is sent once for many parallel requests", async () => {
    const answers = await atOnce(5, () => askForCode("login", JUGADOR));
    expect(countOutcomes(answers)).toEqual({ ok: 1, too_many_requests: 4 });
  });

  it("is not sent to one number more than ten times an hour", async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(outcomeOf(await askForCode("login", JUGADOR))).toBe("ok");
      await gateway.services().db.deleteFrom("sms_codes").execute();
    }
    expect(outcomeOf(await askForCode("login", JUGADOR))).toBe("too_many_requests");
  });

  it.each([
    ["login", "5500000000", "mobile_not_registered"],
    ["register", "5215512345678", "mobile_taken"],
    ["register", "5512345678901", "invalid_input"],
  ] as const)("for %s to %s is refused with %s", async (purpose, mobile, code) => {
    expect(outcomeOf(await askForCode(purpose, mobile))).toBe(code);
  });

  it("goes to the merchant's countries only", async () => {
    const answer = await askForCode("register", "5511112222", { countryDialingCode: "999" });
    expect(wrongFieldsOf(answer)).toEqual(["countryDialingCode"]);
  });

  it.each([
    ["register", "REGMOBVERF3", false, "not_permitted"],
    ["password", "CHNGPASSVERIF3", false, "not_permitted"],
    ["login", VerificationSwitch.SmsByFirebase, true, "not_permitted"],
  ] as const)("for %s is not sent while %s is %s", async (purpose, name, on, code) => {
    await turn(name, on);
    expect(outcomeOf(await askForCode(purpose, JUGADOR))).toBe(code);
  });
});

describe("a human verification", () => {
  const send = async (verification: unknown) =>
    outcomeOf(await askForCode("login", JUGADOR, { verification }));

  it("is needed, counts once, and expires after three minutes", async () => {
    expect(await send(undefined)).toBe("human_verification_required");
    const proof = (await slide()).body.value;
    expect(await send(proof)).toBe("ok");
    expect(await send(proof)).toBe("human_verification_required");
    const old = (await slide()).body.value;
    gateway.later(3 * 60_000);
    expect(await send(old)).toBe("human_verification_required");
  });

  it("is not needed when the merchant switches it off", async () => {
    await turn(VerificationSwitch.SmsHumanCheck, false);
    expect(await send(undefined)).toBe("ok");
  });

  it.each([
    ["at once", 0, 422],
    ["faster than a hand", 79, 422],
    ["as quickly as a key", 120, 200],
    ["for longer than the challenge has existed", 60_000, 422],
  ])("of a slide %s (%i ms) is answered with %i", async (_how, duration, status) => {
    expect((await slide(duration)).status).toBe(status);
  });

  it("can't be made from a challenge's id", async () => {
    const challenge = readValue(await gateway.send("getHumanChallenge"), z.object({ challenge: z.string() }));
    const forged = { lot_number: challenge.challenge, captcha_output: "", pass_token: "x", gen_time: "1" };
    expect(await send(forged)).toBe("human_verification_required");
  });

  it("is required for the login by username when the merchant configures it", async () => {
    await turn(VerificationSwitch.LoginHumanCheck, true);
    const login = (geetest: unknown) => gateway.outcome("login", loginFields({ geetest }));
    expect(await login(undefined)).toBe("human_verification_required");
    expect(await login((await slide()).body.value)).toBe("ok");
  });
});
