import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { sweep } from "../sweeper.ts";
import { readValue } from "../testing/answer-value.ts";
import { loginFields, useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const sessionSchema = z.object({ token: z.string() });
const trialSchema = z.object({ token: z.string(), userName: z.string(), customerType: z.number() });
const captchaSchema = z.object({ id: z.string(), image: z.string() });
const login = (fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({ id: "login", fields: loginFields(fields) });

beforeEach(async () => {
  await gateway.services().db.deleteFrom("login_failures").execute();
  for (const username of ["jugador", "corredor"]) {
    gateway.services().limits.failedLogins.reset(`127.0.0.1 ${username}`);
  }
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("login", () => {
  it("gives a token that is a secret and nowhere in the database", async () => {
    const answer = await login();
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { userName: "jugador", type: 0, firstTimeLogin: false } },
    });
    const { token } = readValue(answer, sessionSchema);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await gateway.services().db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("takes the name in any case and with spaces around", async () => {
    expect((await login({ username: "  JuGaDoR " })).body.success).toBe(true);
  });

  it.each(["jugador\u200b", "\u200ejuga\u2060dor", "ｊｕｇａｄｏｒ"])(
    "takes the name %j as pasted",
    async (username) => {
      expect((await login({ username })).body.success).toBe(true);
    },
  );

  it.each([
    ["nadie", 404, "user_not_found"],
    ["corredor", 403, "agents_only"],
    ["externo", 403, "non_member"],
    ["suspendido", 403, "account_disabled"],
  ])("refuses %s with %i %s", async (username, status, code) => {
    expect(await login({ username })).toMatchObject({ status, body: { success: false, code } });
  });

  it("tells why an account is closed only to who knows its password", async () => {
    expect((await login({ username: "suspendido", password: "wrong" })).body.code).toBe("wrong_password");
  });

  it("ends the session before, which then says where it went", async () => {
    const first = await gateway.logIn();
    const second = await gateway.logIn();
    expect(await gateway.call({ id: "getWallet", token: first })).toMatchObject({
      status: 401,
      body: { code: "session_elsewhere" },
    });
    expect((await gateway.call({ id: "getWallet", token: second })).status).toBe(200);
  });

  it("leaves exactly one session when many devices log in at once", async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => gateway.logIn()));
    const answers = await Promise.all(tokens.map((token) => gateway.call({ id: "getWallet", token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("the captcha", () => {
  const solve = async () => {
    const { id, image } = readValue(await gateway.call({ id: "getCaptcha" }), captchaSchema);
    const row = await gateway
      .services()
      .db.selectFrom("captchas")
      .select("answer")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { captchaId: id, captcha: row.answer, image };
  };
  const failThrice = async () => {
    const answers = [];
    for (let round = 0; round < 3; round += 1) answers.push(await login({ password: "wrong" }));
    return answers.map(({ body }) => [body.code, body.value]);
  };

  it("is asked for with the third wrong password", async () => {
    expect(await failThrice()).toEqual([
      ["wrong_password", { captcha: false }],
      ["wrong_password", { captcha: false }],
      ["wrong_password", { captcha: true }],
    ]);
    expect(await login()).toMatchObject({
      status: 403,
      body: { code: "captcha_required", value: { captcha: true } },
    });
  });

  it("opens the login when it is right, and is not asked for again after that", async () => {
    await failThrice();
    const { captchaId, captcha } = await solve();
    expect((await login({ captchaId, captcha })).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  it("is used up by one answer, right or wrong", async () => {
    await failThrice();
    const { captchaId, captcha } = await solve();
    expect((await login({ captchaId, captcha: "99999" })).body.code).toBe("captcha_wrong");
    expect((await login({ captchaId, captcha })).body.code).toBe("captcha_wrong");
  });

  it("runs out after some minutes", async () => {
    await failThrice();
    const { captchaId, captcha } = await solve();
    gateway.later(6 * 60_000);
    expect((await login({ captchaId, captcha })).body.code).toBe("captcha_wrong");
  });

  it("is a noisy picture without any text to read, and numeric", async () => {
    const { image, captcha } = await solve();
    expect(captcha).toMatch(/^\d{4}$/);
    const svg = Buffer.from(image.replace(/^data:image\/svg\+xml;base64,/, ""), "base64").toString();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toContain("<text");
  });

  it("is forgotten when the failures are old", async () => {
    await failThrice();
    gateway.later(16 * 60_000);
    expect((await login()).status).toBe(200);
  });
});

describe("too many failed logins", () => {
  it("are refused for a while, for that account only", async () => {
    const attempt = { username: "nadie2", captchaId: "none", captcha: "0000" };
    for (let round = 0; round < 10; round += 1) await login(attempt);
    const refusal = await login({ username: "nadie2" });
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await login()).status).toBe(200);
  });
});

describe("the agents' own login", () => {
  const loginAgent = (fields: Readonly<Record<string, unknown>>) =>
    gateway.call({ id: "loginAgent", fields: loginFields(fields) });

  it.each([
    ["corredor", 200, undefined],
    ["agente", 200, undefined],
    ["jugador", 403, "agents_only"],
    ["externo", 403, "non_member"],
    ["suspendido", 403, "account_disabled"],
    ["nadie", 404, "user_not_found"],
  ])("answers %s with %i %s", async (username, status, code) => {
    const answer = await loginAgent({ username });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([{ type: "sms" }, { type: "firebase", firebaseChannel: "google" }])(
    "takes no other way: %j",
    async (way) => {
      expect((await loginAgent({ username: "corredor", ...way })).body.code).toBe("sign_in_closed");
    },
  );
});

describe("a login by mobile number and password", () => {
  it.each([
    "5512345678",
    " 05512345678 ",
    "525512345678",
    "5215512345678",
    "0445512345678",
    "+52 1 (55) 1234 - 5678",
  ])("takes %j as a name", async (username) => {
    expect((await login({ username })).body.value).toMatchObject({ userName: "jugador" });
  });

  it("counts failures for the account, by whatever name it is tried", async () => {
    for (const username of ["jugador", "5512345678", "05512345678"]) {
      await login({ username, password: "wrong" });
    }
    expect((await login()).body.code).toBe("captcha_required");
  });

  it("takes no number that two members have in two countries with the same password", async () => {
    const { db } = gateway.services();
    const abroad = { dialling_code: "34", mobile: "5512345678" };
    await db.updateTable("members").set(abroad).where("id", "=", "M-agente").execute();
    expect((await login({ username: "5512345678" })).body.code).toBe("user_not_found");
    const home = { dialling_code: "52", mobile: "5523456789" };
    await db.updateTable("members").set(home).where("id", "=", "M-agente").execute();
  });
});

describe("a first login", () => {
  it("says so", async () => {
    expect((await login({ username: "nueva" })).body.value).toMatchObject({ firstTimeLogin: true });
  });
});

describe("a free trial", () => {
  const trial = async () => readValue(await gateway.call({ id: "startTrial" }), trialSchema);

  it("is an account of its own with play money and a session", async () => {
    const [first, second] = [await trial(), await trial()];
    expect(first).toMatchObject({ customerType: 4 });
    expect(first.userName).not.toBe(second.userName);
    for (const { token } of [first, second]) {
      const wallet = await gateway.call({ id: "getWallet", token });
      expect(wallet.body.value).toEqual({ sumBalance: "1000.00", currency: "MXN" });
    }
  });

  it("has no password that anybody could log in with", async () => {
    const { userName } = await trial();
    for (const password of ["", "none", DEMO_PASSWORD]) {
      expect((await login({ username: userName, password })).body.code).toBe("wrong_password");
    }
  });

  it("is closed after a day: its money goes back, and the ledger stays", async () => {
    const { userName } = await trial();
    const services = gateway.services();
    const account = () =>
      services.db
        .selectFrom("members")
        .innerJoin("wallets", "wallets.member_id", "members.id")
        .select(["members.id", "members.disabled", "wallets.balance"])
        .where("username", "=", userName)
        .executeTakeFirstOrThrow();
    await sweep(services);
    expect(await account()).toMatchObject({ disabled: false, balance: 100_000 });
    gateway.later(24 * 3_600_000 + 1);
    await sweep(services);
    const { id, ...closed } = await account();
    expect(closed).toEqual({ disabled: true, balance: 0 });
    const kinds = await services.db
      .selectFrom("transactions")
      .select("kind")
      .where("member_id", "=", id)
      .orderBy("created_at")
      .execute();
    expect(kinds).toEqual([{ kind: "opening" }, { kind: "adjustment" }]);
  });

  it("is refused to an address that takes too many", async () => {
    const { registrations } = gateway.services().limits;
    while (registrations.take("127.0.0.1") === 0);
    expect(await gateway.call({ id: "startTrial" })).toMatchObject({ status: 429 });
    registrations.reset("127.0.0.1");
  });
});

describe("logout", () => {
  it("ends the session", async () => {
    const token = await gateway.logIn();
    expect(await gateway.call({ id: "logout", token })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await gateway.call({ id: "getWallet", token })).toMatchObject({
      status: 401,
      body: { code: "session_expired" },
    });
  });
});

describe("a session", () => {
  it("runs out", async () => {
    const token = await gateway.logIn();
    gateway.later(13 * 3_600_000);
    expect((await gateway.call({ id: "getWallet", token })).body.code).toBe("session_expired");
  });

  it.each([undefined, "", "nonsense"])("is needed where the call says so (token %j)", async (token) => {
    const answer = await gateway.call({ id: "getWallet", ...(token !== undefined && { token }) });
    expect(answer).toMatchObject({ status: 401, body: { code: "session_expired" } });
  });
});
