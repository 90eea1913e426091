import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "./data/world/accounts.ts";
import { defaultLimits } from "./options.ts";
import { loginFields, useGateway } from "./testing/test-gateway.ts";

const BURST = 4;

/** As many as there are before the captcha. */
const GUESSES = 3;

const gateway = useGateway({
  team: false,
  trustProxy: true,
  limits: {
    ...defaultLimits,
    logins: { burst: BURST, perSecond: 1 / 60 },
    registrations: { burst: BURST, perSecond: 1 / 60 },
    lookups: { burst: BURST, perSecond: 1 / 60 },
    accountLogins: { burst: GUESSES, perSecond: 1 / 60 },
  },
});

beforeEach(async () => {
  const { logins, failedLogins, accountLogins } = gateway.services().limits;
  for (const limiter of [logins, failedLogins, accountLogins]) limiter.clear();
  await gateway.services().db.deleteFrom("login_failures").execute();
});

const from = (ip: string) => ({ "X-Forwarded-For": ip });
const logIn = (username: string, password: string, ip: string) =>
  gateway.call({ id: "login", fields: loginFields({ username, password }), headers: from(ip) });
const nonces = async () => {
  const rows = await gateway.services().db.selectFrom("nonces").select("nonce").execute();
  return rows.length;
};

describe("an address that logs in too often", () => {
  it.each(["login", "loginAgent"] as const)(
    "is refused %s before its sealed body is looked at",
    async (id) => {
      const call = () =>
        gateway.call({ id, fields: loginFields({ username: "nadie" }), headers: from("10.0.0.1") });
      for (let round = 0; round < BURST; round += 1) await call();
      const before = await nonces();
      expect(await call()).toMatchObject({
        status: 429,
        body: { code: "too_many_attempts", value: { captcha: true } },
      });
      expect(await nonces()).toBe(before);
      // Not even a body that nobody could open costs more.
      const broken = await fetch(`${gateway.url()}/api/login`, {
        method: "POST",
        body: "{",
        headers: from("10.0.0.1"),
      });
      expect(broken.status).toBe(429);
    },
  );

  it.each([
    ["registerByUsername", "registrations"],
    ["registerByMobile", "registrations"],
    ["setPasswordByPhone", "lookups"],
  ] as const)("is refused %s by its own limit before that, too", async (id, name) => {
    const limiter = gateway.services().limits[name];
    while (limiter.take("10.0.0.2") === 0);
    const before = await nonces();
    expect(await gateway.call({ id, headers: from("10.0.0.2") })).toMatchObject({ status: 429 });
    expect(await nonces()).toBe(before);
    limiter.clear();
  });
});

describe("an account that is guessed at from many addresses", () => {
  const guess = (username: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, host) => logIn(username, "Wrong2026", `10.1.0.${host + 1}`)),
    );

  it.each(["jugador", "nadie"])("is refused to all of them: %s", async (username) => {
    await guess(username, 2 * GUESSES);
    const refusal = await logIn(username, DEMO_PASSWORD, "10.2.0.1");
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(1);
  });

  it("stays open where its member has come in from before", async () => {
    expect(await logIn("agente", DEMO_PASSWORD, "10.3.0.1")).toMatchObject({ status: 200 });
    await guess("agente", 2 * GUESSES);
    expect(await logIn("agente", DEMO_PASSWORD, "10.3.0.2")).toMatchObject({ status: 429 });
    // Three wrong ones brought the captcha, which is asked for everywhere; the account isn't closed here.
    expect(await logIn("agente", DEMO_PASSWORD, "10.3.0.1")).toMatchObject({
      body: { code: "captcha_required" },
    });
  });

  it("is one account by each of its names, even at once", async () => {
    const names = ["jugador", "5512345678", "05512345678", "JUGADOR"];
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, place) =>
        logIn(names[place % names.length] ?? "", "Wrong2026", `10.6.0.${place + 1}`),
      ),
    );
    expect(guesses.filter(({ body }) => body.code === "wrong_password")).toHaveLength(GUESSES);
  });

  it("shuts no other account", async () => {
    await guess("socia", 2 * GUESSES);
    expect(await logIn("corredor", DEMO_PASSWORD, "10.4.0.1")).toMatchObject({
      body: { code: "agents_only" },
    });
  });
});

it("a session's guesses at the old password count however its address changes", async () => {
  const token = await gateway.logIn("nueva");
  const fields = { oldPassword: "Wrong2026", newPassword: "Nueva20261", confirmNewPassword: "Nueva20261" };
  const change = (host: number) =>
    gateway.call({ id: "changePassword", fields, token, headers: from(`10.5.0.${host}`) });
  const answers = [];
  for (let host = 1; host <= defaultLimits.failedLogins.burst + 1; host += 1)
    answers.push(await change(host));
  expect(answers.at(-2)).toMatchObject({ body: { code: "old_password_wrong" } });
  expect(answers.at(-1)).toMatchObject({ status: 429 });
});
