import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "./data/world/accounts.ts";
import { defaultLimits } from "./options.ts";
import { atOnce, countOutcomes, outcomeOf } from "./testing/answer-value.ts";
import { gameFields, sampleFields } from "./testing/call-gateway.ts";
import { loginFields, useGuest } from "./testing/test-gateway.ts";

const BURST = 4;
/** The number of attempts before the captcha. */
const GUESSES = 3;
const slow = { burst: BURST, perSecond: 1 / 60 };
const gateway = useGuest({
  trustProxy: true,
  limits: {
    ...defaultLimits,
    calls: { burst: 40, perSecond: 0.5 },
    logins: slow,
    registrations: slow,
    lookups: slow,
    accountLogins: { burst: GUESSES, perSecond: 1 / 60 },
  },
});

const from = (ip: string) => ({ headers: { "X-Forwarded-For": ip } });
const logIn = (username: string, password: string, ip: string) =>
  gateway.send("login", loginFields({ username, password }), from(ip));
const nonces = async () =>
  (await gateway.services().db.selectFrom("nonces").select("nonce").execute()).length;

it("a caller over the limit is served again after the retry time of the refusal", async () => {
  const call = () => gateway.send("listGames", gameFields(), from("10.0.0.9"));
  const { calls } = gateway.services().limits;
  while (calls.take("10.0.0.9") === 0);
  const refusal = await call();
  expect(outcomeOf(refusal)).toBe("too_many_requests");
  const seconds = Number(refusal.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  gateway.later(seconds * 1_000);
  expect(outcomeOf(await call())).toBe("ok");
});

it.each([
  ["login", "logins"],
  ["loginAgent", "logins"],
  ["loginByPasskey", "logins"],
  ["startPasskeyLogin", "lookups"],
  ["startTrial", "registrations"],
  ["registerByUsername", "registrations"],
  ["registerByMobile", "registrations"],
  ["setPasswordByPhone", "lookups"],
  ["retrievePassword", "lookups"],
  ["checkUsername", "lookups"],
  ["checkInvitationCode", "lookups"],
] as const)(
  "an address that asks for %s too often is refused before its sealed body is opened",
  async (id, name) => {
    const limiter = gateway.services().limits[name];
    while (limiter.take("10.0.0.2") === 0);
    const before = await nonces();
    const { body, status } = await gateway.send(id, sampleFields(id), from("10.0.0.2"));
    expect([status, await nonces()]).toEqual([429, before]);
    if (name === "logins")
      expect(body).toMatchObject({ code: "too_many_attempts", value: { captcha: true } });
  },
);

describe("an account under guessing from many addresses", () => {
  const guess = (names: readonly string[], times: number) =>
    atOnce(times, (host) => logIn(names[host % names.length] ?? "", "Wrong2026", `10.1.0.${host + 1}`));

  it.each(["jugador", "nadie"])("is refused to all of them: %s", async (username) => {
    await guess([username], 2 * GUESSES);
    const refusal = await logIn(username, DEMO_PASSWORD, "10.2.0.1");
    expect(outcomeOf(refusal)).toBe("too_many_attempts");
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(1);
  });

  it("stays open where its member has logged in before, as other accounts do", async () => {
    const outcome = async (ip: string) => outcomeOf(await logIn("agente", DEMO_PASSWORD, ip));
    expect(await outcome("10.3.0.1")).toBe("ok");
    await guess(["agente"], 2 * GUESSES);
    expect(await outcome("10.3.0.2")).toBe("too_many_attempts");
    // Three wrong ones require the captcha, from every address; the account isn't locked here.
    expect(await outcome("10.3.0.1")).toBe("captcha_required");
    expect(outcomeOf(await logIn("corredor", DEMO_PASSWORD, "10.4.0.1"))).toBe("agents_only");
  });

  it("counts as one account under each of its names, also in parallel", async () => {
    const guesses = await guess(["jugador", "5512345678", "05512345678", "JUGADOR"], 24);
    expect(countOutcomes(guesses).wrong_password).toBe(GUESSES);
  });
});

it("a session's guesses at the old password count across addresses", async () => {
  await gateway.become("nueva");
  const fields = { oldPassword: "Wrong2026", newPassword: "Nueva20261", confirmNewPassword: "Nueva20261" };
  const outcomes = [];
  for (let host = 0; host <= defaultLimits.failedLogins.burst; host += 1)
    outcomes.push(await gateway.outcome("changePassword", fields, from(`10.5.0.${host + 1}`)));
  expect(outcomes.slice(-2)).toEqual(["old_password_wrong", "too_many_attempts"]);
});
