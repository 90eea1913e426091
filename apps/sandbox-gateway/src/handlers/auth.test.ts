import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loginFields, useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const login = (fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({ id: "login", fields: loginFields(fields) });

beforeEach(async () => {
  await gateway.services().db.deleteFrom("login_failures").execute();
  gateway.services().limits.failedLogins.reset("127.0.0.1 jugador");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("login", () => {
  it("gives a token that is a secret and nowhere in the database", async () => {
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userName: "jugador", type: 0, firstTimeLogin: false });
    expect(body.value.token).toMatch(/^[\w-]{43}$/);
    const rows = await gateway.services().db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.value.token);
  });

  it("takes the name in any case and with spaces around", async () => {
    expect((await login({ username: "  JuGaDoR " })).body.success).toBe(true);
  });

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
    const { body } = await gateway.call({ id: "getCaptcha" });
    const row = await gateway
      .services()
      .db.selectFrom("captchas")
      .select("answer")
      .where("id", "=", body.value.id)
      .executeTakeFirstOrThrow();
    return { captchaId: String(body.value.id), captcha: row.answer, image: String(body.value.image) };
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
