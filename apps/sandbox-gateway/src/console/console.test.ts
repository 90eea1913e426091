import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { noFaults } from "../faults.ts";
import { readValue } from "../testing/answer-value.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

// Without the tree, which takes most of the time of a reset.
const gateway = useGateway({ team: false });
const db = () => gateway.services().db;

const call = async (method: string, path: string, body?: unknown, key: string = crypto.randomUUID()) => {
  const response = await fetch(`${gateway.url()}/console/api${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(key !== "" && { "Idempotency-Key": key }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const value = async (...order: Parameters<typeof call>) => {
  const answer = await call(...order);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return answer.body.value;
};
const status = async (...order: Parameters<typeof call>) => (await call(...order)).status;
const findAll = async (list: string, expected: Readonly<Record<string, unknown>>) => {
  const rows: readonly Readonly<Record<string, unknown>>[] = await value("GET", list);
  return rows.filter((row) => Object.entries(expected).every(([name, content]) => row[name] === content));
};
const find = async (...expected: Parameters<typeof findAll>) => (await findAll(...expected))[0];
const account = (username: string) => find("/accounts", { username });
const setBalance = (username: string, balance: number, key?: string) =>
  status("PUT", `/accounts/${username}/balance`, { balance }, key);

afterEach(() => call("DELETE", "/faults"));

it("shows everything at once, on a page that allows nothing inline and no frame", async () => {
  expect(await value("GET", "/state")).toMatchObject({ currencySymbol: "$", kids: [expect.any(String)] });
  const response = await fetch(`${gateway.url()}/console`);
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  const page = await response.text();
  expect(page).toContain("Development console");
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
});

describe("accounts", () => {
  it("are shown with passwords and their number of sessions", async () => {
    expect(await account("jugador")).toMatchObject({ type: 0, password: "Volado2026", sessions: 0 });
    await gateway.logIn();
    expect(await account("jugador")).toMatchObject({ sessions: 1 });
  });

  it("show a member's inviter and registration channel", async () => {
    await registrationSteps(gateway).register({ username: "invitada", affiliateCode: "AGENTE01" });
    const invited = { inviter: "agente", balance: 0, registerMethod: "H5" };
    expect(await account("invitada")).toMatchObject(invited);
    expect(await account("agente")).toMatchObject({ inviter: null, registerMethod: null });
  });

  it("can become an agent that may use only the agents' login", async () => {
    await registrationSteps(gateway).register({ username: "futura" });
    expect(await value("POST", "/accounts/futura/agent")).toMatchObject({ type: 1 });
    const portal = db().selectFrom("members").select("portal").where("username", "=", "futura");
    expect(await portal.executeTakeFirst()).toEqual({ portal: "agents" });
  });

  it("get a balance through a ledger movement", async () => {
    const set = { username: "jugador", balance: 12_345 };
    expect(await value("PUT", "/accounts/jugador/balance", { balance: 12_345 })).toMatchObject(set);
    expect(await setBalance("jugador", 500_000)).toBe(200);
    expect(await account("jugador")).toMatchObject({ balance: 500_000 });
    const movements = db().selectFrom("transactions").select("kind").where("reference", "=", "console");
    expect(await movements.execute()).toEqual([{ kind: "adjustment" }, { kind: "adjustment" }]);
  });

  it("can be signed out, one or all", async () => {
    const expire = (body: object) => value("POST", "/sessions/expire", body);
    await expire({});
    const tokens = [await gateway.logIn(), await gateway.logIn("agente")] as const;
    expect(await expire({ username: "nobody" })).toEqual({ expired: 0 });
    expect(await expire({ username: "agente" })).toEqual({ expired: 1 });
    const code = async (token: string) => (await gateway.call({ id: "getWallet", token })).body.code;
    expect(await code(tokens[1])).toBe("session_expired");
    expect(await code(tokens[0])).toBe(undefined);
    expect(await expire({})).toEqual({ expired: 1 });
    expect(await code(tokens[0])).toBe("session_expired");
  });

  it("of expired trials are hidden, and trials are offered no contract", async () => {
    await gateway.call({ id: "startTrial" });
    const trials = async () => {
      const accounts: readonly { username: string }[] = await value("GET", "/accounts");
      return accounts.filter(({ username }) => username.startsWith("prueba_"));
    };
    const [trial] = await trials();
    expect(await status("POST", `/contracts/${trial?.username}`, { kind: "dividend" })).toBe(404);
    gateway.later(25 * 3_600_000);
    expect(await trials()).toEqual([]);
  });
});

describe("money", () => {
  const give = (amount: number, key?: string, username = "jugador") =>
    status("POST", `/rewards/${username}`, { amount }, key);
  const given = (amount: number) => findAll("/rewards", { amount });

  it("is given and set once per key, however often the order is repeated, also in parallel", async () => {
    const key = crypto.randomUUID();
    const statuses = await Promise.all([key, key, key, key.toUpperCase()].map((again) => give(4_321, again)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await given(4_321)).toMatchObject([{ username: "jugador", status: "Issued" }]);
    expect(await give(4_321, key, "agente")).toBe(409);
    expect(await setBalance("jugador", 7, key)).toBe(409);

    const other = crypto.randomUUID();
    expect(await setBalance("jugador", 700, other)).toBe(200);
    await setBalance("jugador", 500_000);
    expect(await setBalance("jugador", 700, other)).toBe(200);
    expect(await account("jugador")).toMatchObject({ balance: 500_000 });

    const third = crypto.randomUUID();
    expect(await give(4_321, third, "prueba")).toBe(404);
    expect(await give(4_321, third)).toBe(200);
  });

  it.each(["", "1"])("needs a key that is a UUID, not %j", async (key) => {
    expect(await give(2_500, key)).toBe(422);
    expect(await setBalance("jugador", 7, key)).toBe(422);
    expect(await given(2_500)).toEqual([]);
    expect(await account("jugador")).not.toMatchObject({ balance: 7 });
  });

  it("of a deposit is settled once", async () => {
    const token = await gateway.logIn();
    await gateway.call({ id: "createDeposit", token, fields: { methodId: "spei", amount: "250" } });
    const [{ id }] = await value("GET", "/deposits");
    expect(await value("POST", `/deposits/${id}`, { outcome: "paid" })).toEqual([]);
    expect(await status("POST", `/deposits/${id}`, { outcome: "not-received" })).toBe(409);
  });

  it("of a cancelled deposit can still be paid, but not rejected", async () => {
    const token = await gateway.logIn();
    const create = (amount: string) =>
      gateway.call({ id: "createDeposit", token, fields: { methodId: "spei", amount } });
    await create("250");
    const [{ id }] = await value("GET", "/deposits");
    await gateway.call({ id: "cancelDeposit", token, fields: { depositId: id } });
    await create("300");
    expect(await value("GET", "/deposits")).toMatchObject([
      { isCancelled: false },
      { id, isCancelled: true },
    ]);
    expect(await status("POST", `/deposits/${id}`, { outcome: "not-received" })).toBe(409);
    expect(await value("POST", `/deposits/${id}`, { outcome: "paid" })).toHaveLength(1);
  });

  it("rains in place of the previous rain", async () => {
    const rain = { startsIn: 0, lasts: 60_000, tries: 3, prizes: [500, 0] };
    await value("PUT", "/red-rain", { ...rain, tries: 4 });
    await value("PUT", "/red-rain", rain);
    const rains = db().selectFrom("red_rains").select(["tries", "prizes"]).where("id", "like", "console %");
    expect(await rains.execute()).toEqual([{ tries: 3, prizes: [500, 0] }]);
  });
});

describe("the outbox", () => {
  beforeAll(async () => {
    const message = { body: "482913", code: "482913" };
    const sms = { id: "1", channel: "sms", recipient: "+525512345678", subject: null, ...message } as const;
    const mail = { id: "2", channel: "mail", recipient: "ana@example.com", subject: "Hola" } as const;
    await db().deleteFrom("outbox").execute();
    const sent = [
      { ...sms, sent_at: 2 },
      { ...mail, ...message, sent_at: 1 },
    ];
    await db().insertInto("outbox").values(sent).execute();
  });

  it.each([
    ["?channel=sms", ["1"]],
    ["?to=ana@example.com", ["2"]],
    ["?channel=sms&to=ana@example.com", []],
    ["", ["1", "2"]],
  ])("is searched by %j", async (query, ids) => {
    const found: readonly { id: string }[] = await value("GET", `/outbox${query}`);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it("holds captchas, and can be emptied", async () => {
    const { id } = readValue(await gateway.call({ id: "getCaptcha" }), z.object({ id: z.string() }));
    const [newest] = await value("GET", "/outbox");
    expect(newest).toMatchObject({ channel: "captcha", to: id, code: expect.stringMatching(/^\d{4}$/) });
    await value("DELETE", "/outbox");
    expect(await value("GET", "/outbox")).toEqual([]);
  });
});

describe("the site", () => {
  it("has a configurable registration form, which survives a restart", async () => {
    const nickname = { enabled: true, required: true, maxLength: 12 };
    await value("PUT", "/registration-fields/nickname", nickname);
    await gateway.services().settings.reload();
    expect(await find("/registration-fields", { name: "nickname" })).toMatchObject(nickname);
    const { body } = await gateway.call({ id: "getRegistrationSettings" });
    expect(body.value).toMatchObject({ register: { nickname } });
  });

  it("rotates its key, and the previous one stays valid", async () => {
    const [before] = await value("GET", "/state").then(({ kids }) => kids);
    const { kid } = await value("POST", "/keys/rotate", {});
    expect((await value("GET", "/state")).kids).toEqual([kid, before]);
  });
});

describe("members", () => {
  it("receive messages with a given text", async () => {
    const answer = { title: "Tu enlace", text: "Está en tu perfil." };
    await value("POST", "/inbox/agente", { count: 1, ...answer });
    const messages = db().selectFrom("inbox_messages").select("texts").where("member_id", "=", "M-agente");
    const newest = await messages.orderBy("id", "desc").executeTakeFirst();
    expect(newest?.texts).toEqual({ ES: answer, EN: answer });
  });

  it("apply to promotions, and a rejection is final", async () => {
    const fields = { promotionId: "promo-fishing", remark: "Quiero participar" };
    await gateway.call({ id: "applyForPromotion", token: await gateway.logIn(), fields });
    const [{ id }] = await value("GET", "/applications");
    const decide = (next: string) => call("PUT", `/applications/${id}`, { status: next });
    expect((await decide("Joined")).body.value).toMatchObject([{ id, status: "Joined" }]);
    await decide("Rejected");
    expect((await decide("Joined")).status).toBe(409);
  });

  it("get a reward for an application, which they claim once; then nothing more can be decided", async () => {
    const token = await gateway.logIn();
    const fields = { promotionId: "promo-fishing", remark: "Quiero participar" };
    await gateway.call({ id: "applyForPromotion", token, fields });
    const [{ id }] = await value("GET", "/applications");
    const decide = (decision: object) => call("PUT", `/applications/${id}`, decision);
    for (const invalid of [{ status: "Issued" }, { status: "Claimed" }, { status: "Issued", amount: 0 }])
      expect((await decide(invalid)).status).toBe(422);

    const answers = await Promise.all([1, 2].map(() => decide({ status: "Issued", amount: 20_050 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide({ status: "Rejected" })).status).toBe(409);
    const source = `application:${id}`;
    const rewards = db().selectFrom("rewards").selectAll().where("source", "=", source);
    const reward = await rewards.executeTakeFirstOrThrow();
    expect(reward).toMatchObject({ member_id: "M-jugador", kind: "gift", status: "Issued", amount: 20_050 });
    const messages = db().selectFrom("inbox_messages").select("texts").orderBy("id", "desc");
    const newest = await messages.executeTakeFirst();
    expect(newest?.texts.ES.title).toBe("Tu solicitud tiene premio: $200.50");
    expect(newest?.texts.EN.text).toMatch(/Fishing tournament.*Claim \$200\.50/);
    const paid = () => {
      const moved = db().selectFrom("transactions").select("kind");
      return moved.where("reference", "=", `reward:${reward.id}`).execute();
    };
    expect(await paid()).toEqual([]);

    const claim = () => gateway.call({ id: "claimReward", token, fields: { rewardId: reward.id } });
    expect((await claim()).body).toMatchObject({ success: true });
    expect((await claim()).body).toMatchObject({ success: false });
    expect(await paid()).toEqual([{ kind: "bonus" }]);
    expect((await value("GET", "/applications"))[0]).toMatchObject({ id, status: "Claimed" });
    expect((await decide({ status: "Close" })).status).toBe(409);
  });

  it("send no pictures at positions that no database counts to", async () => {
    for (const position of ["2147483648", "0", "-1", "1.5", "first", "1e99"])
      expect(await status("GET", `/inbox/1/pictures/${position}`)).toBe(422);
  });

  it("are answered in the live chat", async () => {
    const line = { username: "jugador", author: "agent", body: "Hola", read: false };
    expect(await value("POST", "/chats/jugador", { text: " Hola " })).toEqual([line]);
  });
});

describe("faults", () => {
  const patch = (part: object) => value("PATCH", "/faults", part);

  it("are set one by one, and cleared together", async () => {
    await patch({ maintenance: true, calls: { login: "abort" } });
    const both = { ...noFaults, maintenance: true, latencyMs: 1, calls: { login: "abort" } };
    expect(await patch({ latencyMs: 1 })).toEqual(both);
    expect(await value("DELETE", "/faults")).toEqual(noFaults);
    expect(await value("GET", "/faults")).toEqual(noFaults);
  });

  it("report the end of a maintenance while it lasts", async () => {
    await patch({ maintenance: true, maintenanceEnd: 1_000 });
    expect(await patch({ latencyMs: 1 })).toMatchObject({ maintenanceEnd: 1_000 });
    expect(await patch({ maintenanceEnd: null })).toMatchObject({ maintenance: true, maintenanceEnd: null });
    await patch({ maintenanceEnd: 2_000 });
    await patch({ maintenance: false });
    expect(await patch({ maintenance: true })).toMatchObject({ maintenanceEnd: null });
  });
});

it.each([
  ["PUT", "/accounts/jugador/balance", { balance: -1 }],
  ["PUT", "/accounts/jugador/balance", { balance: 1.5 }],
  ["PUT", "/switches/GOOGLELOGIN3", { on: "yes" }],
  ["PUT", "/registration-fields/nickname", { enabled: true }],
  ["PUT", "/registration-fields/nickname", { enabled: true, required: true, maxLength: 0 }],
  ["POST", "/contracts/agente", { kind: "bonus" }],
  ["POST", "/deposits/D-1", { outcome: "rejected" }],
  ["POST", "/deposits/D-1", { outcome: "" }],
  ["PUT", "/red-rain", { startsIn: 0, lasts: 0, tries: 3, prizes: [500] }],
  ["PUT", "/red-rain", { startsIn: 0, lasts: 1, tries: 3, prizes: [] }],
  ["POST", "/rewards/jugador", { amount: 0 }],
  ["POST", "/rewards/jugador", { amount: 100_001 }],
  ["POST", "/inbox/jugador", { count: 0 }],
  ["POST", "/inbox/jugador", { count: 501 }],
  ["POST", "/inbox/jugador", { count: 1, title: "" }],
  ["POST", "/withdrawals/w-1", { outcome: "not-received" }],
  ["POST", "/chats/jugador", { text: " " }],
  ["PATCH", "/faults", { latencyMs: 60_000 }],
  ["PATCH", "/faults", { failRate: 2 }],
  ["PATCH", "/faults", { maintenanceEnd: "soon" }],
  ["PATCH", "/faults", { calls: { login: "explode" } }],
  ["PATCH", "/faults", { calls: { nothing: "abort" } }],
  ["PATCH", "/faults", { typo: true }],
  ["POST", "/sessions/expire", { username: 7 }],
  ["POST", "/articles", { title: "", html: "" }],
  ["PUT", "/applications/1", { status: "Perhaps" }],
  ["PUT", "/applications/1", { status: "Issued", amount: 10_000_001 }],
])("refuses %s %s with %j", async (method, path, body) => {
  expect(await call(method, path, body)).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  expect(gateway.services().faults.current()).toEqual(noFaults);
});

it.each([
  ["POST", "/accounts/nobody/agent"],
  ["PUT", "/accounts/nobody/balance", { balance: 1 }],
  ["PUT", "/switches/NOPE", { on: true }],
  ["PUT", "/registration-fields/shoe", { enabled: true, required: true, maxLength: 12 }],
  ["POST", "/contracts/nobody", { kind: "dividend" }],
  ["DELETE", "/contracts/nobody"],
  ["POST", "/deposits/nothing", { outcome: "paid" }],
  ["GET", "/deposits/D-1/receipts/2"],
  ["POST", "/withdrawals/w-1", { outcome: "paid" }],
  ["POST", "/inbox/nobody", { count: 1 }],
  ["GET", "/inbox/1/pictures/2"],
  ["PUT", "/applications/9999", { status: "Joined" }],
  ["GET", "/applications/1/pictures/2"],
  ["POST", "/chats/nobody", { text: "Hola" }],
])("answers %s %s of nobody or nothing with 404", async (method, path, body?: object) => {
  expect(await status(method, path, body)).toBe(404);
});

describe("a reset", () => {
  const reset = () => value("POST", "/world/reset");

  it("restores the seeded world", async () => {
    const token = await gateway.logIn();
    await gateway.call({ id: "addFavourite", token, fields: { nodeId: "JL-RNG-001", vendor: "JL" } });
    await setBalance("jugador", 1);
    await value("PUT", "/switches/GOOGLELOGIN3", { on: false });
    await value("PUT", "/registration-fields/qq", { enabled: true, required: true, maxLength: 9 });
    await value("PATCH", "/faults", { maintenance: true });
    const { kids } = await value("GET", "/state");
    const { lookups } = gateway.services().limits;
    while (lookups.take("10.0.0.1") === 0);

    await reset();

    expect(await account("jugador")).toMatchObject({ balance: 500_000, sessions: 0 });
    expect(await find("/switches", { name: "GOOGLELOGIN3" })).toMatchObject({ on: true });
    expect(await find("/registration-fields", { name: "qq" })).toMatchObject({ enabled: false });
    expect(await value("GET", "/faults")).toEqual(noFaults);
    expect((await value("GET", "/state")).kids).toEqual(kids);
    expect(lookups.wait("10.0.0.1")).toBe(0);
    expect(await db().selectFrom("favourites").selectAll().execute()).toEqual([]);
    await gateway.logIn();
  });

  it("never shows an empty world meanwhile", async () => {
    let resetting = true;
    const seen = new Set<string>();
    const watch = async (): Promise<void> => {
      while (resetting) {
        const { rows } = await sql`select
          (select count(*) from members where username = 'jugador')::int as members,
          (select count(*) from games where node_id = 'JL-RNG-001')::int as games,
          (select count(*) from promo_codes where code = 'VOLADO50')::int as codes
        `.execute(db());
        seen.add(JSON.stringify(rows[0]));
        // PGlite doesn't yield to the event loop, which the reset needs to hash passwords.
        await setImmediate();
      }
    };
    const watching = Promise.all([watch(), watch(), watch()]);
    await reset().finally(() => {
      resetting = false;
    });
    await watching;
    expect([...seen]).toEqual(['{"members":1,"games":1,"codes":1}']);
  });
});
