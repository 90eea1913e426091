import { describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { sweep } from "../sweeper.ts";
import { atOnce, loginFields, outcomeOf, readValue, useGuest } from "../testing/index.ts";

const gateway = useGuest();
const login = (fields: object = {}) => gateway.send("login", loginFields(fields));
const outcome = async (fields: object = {}) => outcomeOf(await login(fields));
const wallet = (token: string) => gateway.outcome("getWallet", {}, { token });
const fail = async (times: number, fields: object = {}) => {
  for (let round = 0; round < times; round += 1) await login({ password: "wrong", ...fields });
};

describe("login", () => {
  it("returns a secret token that is not stored in the database", async () => {
    const answer = await login();
    expect(answer.body.value).toMatchObject({ userName: "jugador", type: 0, firstTimeLogin: false });
    const { token } = readValue(answer, z.object({ token: z.string().regex(/^[\w-]{43}$/) }));
    const rows = await gateway.services().db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await login({ username: "nueva" })).body.value).toMatchObject({ firstTimeLogin: true });
  });

  it.each(["  ＪuGa\u2060DoR ", "+52 1 (55) 1234 - 5678"])("accepts the name %j", async (username) => {
    expect((await login({ username })).body.value).toMatchObject({ userName: "jugador" });
  });

  it.each([
    ["login", "nadie", "user_not_found"],
    ["login", "corredor", "agents_only"],
    ["login", "externo", "non_member"],
    ["login", "suspendido", "account_disabled"],
    ["loginAgent", "corredor", "ok"],
    ["loginAgent", "agente", "ok"],
    ["loginAgent", "jugador", "agents_only"],
    ["loginAgent", "externo", "non_member"],
    ["loginAgent", "suspendido", "account_disabled"],
    ["loginAgent", "nadie", "user_not_found"],
  ] as const)("by %s of %s: %s", async (id, username, expected) => {
    expect(await gateway.outcome(id, loginFields({ username }))).toBe(expected);
  });

  it.each([{ type: "sms" }, { type: "firebase", firebaseChannel: "google" }])(
    "of agents has no other method: %j",
    async (way) => {
      const fields = loginFields({ username: "corredor", ...way });
      expect(await gateway.outcome("loginAgent", fields)).toBe("sign_in_closed");
    },
  );

  it("reports a closed account only to those who know its password", async () => {
    expect(await outcome({ username: "suspendido", password: "wrong" })).toBe("wrong_password");
  });

  it("refuses a number that two members share across countries with the same password", async () => {
    await gateway.change("agente", { dialling_code: "34", mobile: "5512345678" });
    expect(await outcome({ username: "5512345678" })).toBe("user_not_found");
  });

  it("ends the previous session; of many parallel logins one remains", async () => {
    const [first, second] = [await gateway.logIn(), await gateway.logIn()];
    expect([await wallet(first), await wallet(second)]).toEqual(["session_elsewhere", "ok"]);
    const tokens = await atOnce(6, () => gateway.logIn());
    const outcomes = await Promise.all(tokens.map(wallet));
    expect(outcomes.filter((one) => one === "ok")).toHaveLength(1);
  });

  it("is refused for a while after too many failures, for that account only", async () => {
    await fail(10, { username: "nadie2", captchaId: "none", captcha: "0000" });
    const refusal = await login({ username: "nadie2" });
    expect(outcomeOf(refusal)).toBe("too_many_attempts");
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await outcome()).toBe("ok");
  });
});

describe("the captcha", () => {
  const solve = async () => {
    const { id: captchaId } = await gateway.read("getCaptcha");
    const captchas = gateway.services().db.selectFrom("captchas").select("answer");
    const { answer } = await captchas.where("id", "=", captchaId).executeTakeFirstOrThrow();
    return { captchaId, captcha: answer };
  };

  it("is required after the third wrong password, by any of the account's names", async () => {
    const values = [];
    for (const username of ["jugador", "5512345678", "05512345678"])
      values.push((await login({ username, password: "wrong" })).body.value);
    expect(values).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    expect((await login()).body).toMatchObject({ code: "captcha_required", value: { captcha: true } });
  });

  it("allows the login when it is right, and is then no longer required", async () => {
    await fail(3);
    expect(await outcome(await solve())).toBe("ok");
    expect(await outcome()).toBe("ok");
  });

  it("is used up by one answer, right or wrong", async () => {
    await fail(3);
    const solved = await solve();
    expect(await outcome({ ...solved, captcha: "99999" })).toBe("captcha_wrong");
    expect(await outcome(solved)).toBe("captcha_wrong");
  });

  it("expires after some minutes, and is no longer required some minutes later", async () => {
    await fail(3);
    const solved = await solve();
    gateway.later(6 * 60_000);
    expect(await outcome(solved)).toBe("captcha_wrong");
    gateway.later(10 * 60_000);
    expect(await outcome()).toBe("ok");
  });
});

it("a free trial is an account of its own with play money and a session, but no password", async () => {
  const [first, second] = [await gateway.read("startTrial"), await gateway.read("startTrial")];
  expect(first.userName).not.toBe(second.userName);
  const play = { sumBalance: "1000.00" };
  for (const { token } of [first, second])
    expect((await gateway.send("getWallet", {}, { token })).body.value).toMatchObject(play);
  for (const password of ["", "none", DEMO_PASSWORD])
    expect(await outcome({ username: first.userName, password })).toBe("wrong_password");
});

it("a session ends by logout and by timeout", async () => {
  const [player, agent] = [await gateway.logIn(), await gateway.logIn("agente")];
  expect(await gateway.outcome("logout", {}, { token: player })).toBe("ok");
  expect([await wallet(player), await wallet(agent)]).toEqual(["session_expired", "ok"]);
  gateway.later(13 * 3_600_000);
  expect(await wallet(agent)).toBe("session_expired");
});

describe("a login with another browser", () => {
  const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36";

  /** Logs in from the site in a browser. @returns its cookie, or "" when none was set */
  const loginIn = async (cookie: string, over: Readonly<Record<string, string>> = {}) => {
    const headers = {
      Origin: gateway.url(),
      "User-Agent": android,
      ...(cookie && { Cookie: cookie }),
      ...over,
    };
    const answer = await gateway.send("login", loginFields(), { headers });
    expect(outcomeOf(answer)).toBe("ok");
    return answer.headers.get("Set-Cookie") ?? "";
  };
  const pairOf = (cookie: string) => cookie.split(";")[0] ?? "";
  const told = async () => {
    const rows = gateway.services().db.selectFrom("inbox_messages").select("texts");
    const ofLogins = rows.where("member_id", "=", "M-jugador").orderBy("id", "desc");
    return (await ofLogins.execute()).filter(({ texts }) => /otro navegador/.test(texts.ES.title));
  };

  it("is told in the inbox, with browser and moment in the merchant's zone; the first one is not", async () => {
    const { brand, now } = gateway.services();
    const own = pairOf(await loginIn(""));
    expect([pairOf(await loginIn(own)), await told()]).toEqual([own, []]);
    await loginIn("");
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    const [year, , day] = brand.clock.day(now()).split("-");
    const written = [
      message?.texts.ES.text.startsWith(`Chrome en Android\n${Number(day)} de `),
      message?.texts.EN.text.includes(` ${Number(day)}, ${year} at `),
    ];
    expect(written).toEqual([true, true]);
    await loginIn(own);
    expect(await told()).toHaveLength(1);
  });

  it("is told when it sends no cookie or a made-up one, or comes from elsewhere, and then stores none", async () => {
    const own = pairOf(await loginIn(""));
    await gateway.logIn();
    expect(await loginIn(own, { Origin: "http://localhost:1" })).toBe("");
    expect(await told()).toHaveLength(2);
    expect(pairOf(await loginIn("device=mine"))).not.toBe("device=mine");
    expect(await told()).toHaveLength(3);
    expect((await told()).map(({ texts }) => texts.EN.text.split("\n")[0])).toContain("Unknown browser");
  });

  it("is not told to members whose clients keep no cookies", async () => {
    await gateway.logIn();
    await gateway.logIn();
    expect(await told()).toEqual([]);
  });

  it("keeps its cookie from scripts and other sites, and only its hash in the database", async () => {
    const cookie = await loginIn("");
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/);
    const rows = await gateway.services().db.selectFrom("known_devices").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(pairOf(cookie).replace("device=", ""));
  });

  it("is forgotten a year after the latest one", async () => {
    const shared = pairOf(await loginIn(""));
    gateway.later(366 * 24 * 3_600_000);
    await sweep(gateway.services());
    expect(await gateway.services().db.selectFrom("known_devices").selectAll().execute()).toEqual([]);
    await loginIn(shared);
    expect(await told()).toEqual([]);
  });
});
