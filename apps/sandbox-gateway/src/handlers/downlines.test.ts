import {
  createInvitationLink,
  getInvitationLinks,
  getTeamReport,
  openAccount,
  transferToDownlines,
} from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { moneyOf } from "@volado/domain/money";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { readValue } from "../testing/answer-value.ts";
import { pesos } from "../testing/pesos.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";

const gateway = useGateway();
const { register } = registrationSteps(gateway);
let token = "";

type Fields = Readonly<Record<string, unknown>>;
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const always = { from: 0, to: Date.now() + DAY_MS, page: 1, pageSize: 100 };

beforeEach(async () => {
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

const link = (fields: Fields) => gateway.call({ id: "createInvitationLink", token, fields });
const links = async () =>
  readValue(await gateway.call({ id: "getInvitationLinks", token }), getInvitationLinks.response);

describe("an invitation link", () => {
  it("makes whoever registers by it what it says, below its agent", async () => {
    const { code } = readValue(await link({ agent: true, rebateRate: 0.35 }), createInvitationLink.response);
    const known = await gateway.call({
      id: "checkInvitationCode",
      fields: { code: code.toLowerCase(), agents: true },
    });
    expect(known).toMatchObject({ status: 200, body: { value: { code } } });
    const { db } = gateway.services();
    expect(await register({ username: "enlazada", affiliateCode: code })).toMatchObject({ status: 200 });
    const joined = await db
      .selectFrom("members")
      .select(["inviter_id", "type", "rebate_rate"])
      .where("username", "=", "enlazada")
      .executeTakeFirst();
    expect(joined).toEqual({ inviter_id: "M-agente", type: 1, rebate_rate: 35 });
  });

  it("opens nothing any more once it is taken back, and is the agent's own to take back", async () => {
    const { code } = readValue(await link({ agent: false, rebateRate: 0 }), createInvitationLink.response);
    expect((await links()).links[0]).toMatchObject({ code, agent: false, rebateRate: 0 });
    const mine = token;
    token = await gateway.logIn("socia");
    const remove = () => gateway.call({ id: "removeInvitationLink", token, fields: { code } });
    expect(await remove()).toMatchObject(refused(404, "not_found"));
    token = mine;
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject(refused(404, "not_found"));
    expect(await gateway.call({ id: "checkInvitationCode", fields: { code } })).toMatchObject(
      refused(404, "invalid_invitation"),
    );
  });

  it.each([0.81, -1, 0.005, "much"])("gives no rebate of %j", async (rebateRate) => {
    expect(await link({ agent: true, rebateRate })).toMatchObject(refused(422, "invalid_input"));
  });
});

describe("an account opened by an agent", () => {
  const open = (fields: Fields) =>
    gateway.call({
      id: "openAccount",
      token,
      fields: { username: "abierta_1", password: "Abierta2026", agent: true, rebateRate: 0.4, ...fields },
    });

  it("can log in, stands in the tree, and leads one of its own", async () => {
    const { id, name } = readValue(await open({ username: " Ａbierta_1\u200b " }), openAccount.response);
    expect(name).toBe("abierta_1");
    const report = await gateway.call({
      id: "getTeamReport",
      token,
      fields: { ...always, group: "MEMBER", name },
    });
    expect(readValue(report, getTeamReport.response).list).toMatchObject([
      { id, member: { name, level: 1, type: 1, rebateRate: 0.4, team: 0 } },
    ]);
    const login = await gateway.call({
      id: "login",
      fields: {
        username: name,
        password: "Abierta2026",
        captcha: "",
        captchaId: "",
        type: "username",
        remPass: false,
      },
    });
    expect(login).toMatchObject({ status: 200, body: { value: { userName: name, type: 1 } } });
  });

  it.each([
    [{ username: "jugador" }, 409, "username_taken"],
    [{ username: "a b" }, 422, "invalid_input"],
    [{ username: "ab" }, 422, "invalid_input"],
    [{ username: "abierta_2", password: "short1" }, 422, "invalid_input"],
    [{ username: "abierta_2", password: "onlyletters" }, 422, "invalid_input"],
    [{ username: "abierta_2", rebateRate: 0.9 }, 422, "invalid_input"],
  ])("is refused for %j", async (fields, status, code) => {
    expect(await open(fields)).toMatchObject(refused(status, code));
  });
});

describe("a transfer", () => {
  let ids: readonly string[] = [];
  let names: readonly string[] = [];
  const send = (fields: Fields, headers: Readonly<Record<string, string>> = {}) =>
    gateway.call({
      id: "transferToDownlines",
      token,
      headers,
      fields: { memberIds: ids, amount: "10.00", paymentPassword: DEMO_PAYMENT_PASSWORD, ...fields },
    });
  const wallets = () => Promise.all(["agente", ...names].map((name) => walletOf(gateway.services(), name)));

  beforeAll(async () => {
    const { rows } = await sql<{ id: string; username: string }>`
      (select id, username from members where inviter_id = 'M-agente' and id like 'T-%' and exists
        (select 1 from entries where account_id = 'wallet:' || members.id) order by id limit 1)
      union all
      (select grand.id, grand.username from members grand join members child on child.id = grand.inviter_id
        join members top on top.id = child.inviter_id
        where top.inviter_id = 'M-agente' and exists (select 1 from entries where account_id = 'wallet:' || grand.id)
        order by grand.id limit 1)
    `.execute(gateway.services().db);
    ids = rows.map(({ id }) => id);
    names = rows.map(({ username }) => username);
  });

  it("moves the amount to each downline, once, however often it is sent", async () => {
    const before = await wallets();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({}, headers)));
    for (const answer of answers)
      expect(readValue(answer, transferToDownlines.response)).toEqual({
        total: pesos(20),
        balance: moneyOf((before[0]?.balance ?? 0) - 2_000, "MXN"),
      });
    const after = await wallets();
    expect(after.map(({ balance }, index) => balance - (before[index]?.balance ?? 0))).toEqual([
      -2_000, 1_000, 1_000,
    ]);
    for (const { balance, entries } of after) expect(balance).toBe(entries);
    const records = await gateway.call({
      id: "listRecords",
      token,
      fields: { type: "O", from: Date.now() - DAY_MS, to: Date.now() + DAY_MS, pageSize: 10 },
    });
    expect(records.body.value).toMatchObject({
      records: [
        { kind: "transfer", amount: "-10.00" },
        { kind: "transfer", amount: "-10.00" },
      ],
    });
  });

  it("goes through for all or for none", async () => {
    const before = await wallets();
    for (const [fields, status, code] of [
      [{ memberIds: [...ids, "M-socia"] }, 403, "not_permitted"],
      [{ memberIds: ["M-agente"] }, 403, "not_permitted"],
      [{ memberIds: ["M-nobody"] }, 403, "not_permitted"],
      [{ memberIds: [...ids, ...ids] }, 422, "invalid_input"],
      [{ memberIds: [] }, 422, "invalid_input"],
      [{ amount: "0.50" }, 422, "invalid_input"],
      [{ amount: "-5.00" }, 422, "invalid_input"],
      [{ amount: "9000.00" }, 409, "insufficient_balance"],
      [{ paymentPassword: "0" }, 403, "payment_password_wrong"],
    ] as const)
      expect(await send(fields)).toMatchObject(refused(status, code));
    expect(await wallets()).toEqual(before);
  });

  it("waits for what a bonus still asks to be bet", async () => {
    const { db } = gateway.services();
    const bonus = {
      id: "bonus-1",
      member_id: "M-agente",
      method_id: "card",
      kind: "redirect" as const,
      state: "paid" as const,
      amount: 1,
      bonus: 0,
      wager: 1_000,
      reference: "bonus-1",
      remark: "",
      pay_ticket: "bonus-1",
      return_origin: "",
      created_at: 1,
      pay_before: 2,
      submitted_at: null,
      settled_at: Date.now(),
    };
    await db.insertInto("deposits").values(bonus).execute();
    const answer = await send({});
    await db.deleteFrom("deposits").where("id", "=", "bonus-1").execute();
    expect(answer).toMatchObject(refused(409, "rollover_left"));
  });
});

describe("all of it", () => {
  const calls = [
    ["listEarnings", { ...always, kind: "rebate" }],
    ["getInvitationLinks", {}],
    ["createInvitationLink", { agent: false, rebateRate: 0 }],
    ["removeInvitationLink", { code: "X" }],
    ["openAccount", { username: "nadie_1", password: "Abierta2026", agent: false, rebateRate: 0 }],
    [
      "transferToDownlines",
      { memberIds: ["M-nueva"], amount: "1.00", paymentPassword: DEMO_PAYMENT_PASSWORD },
    ],
  ] as const;

  it.each(calls)("is an agent's alone: %s (Spec §6)", async (id, fields) => {
    expect(await gateway.call({ id, fields })).toMatchObject({ status: 401 });
    const { db } = gateway.services();
    const jugador = await gateway.logIn("jugador");
    for (const type of [0, 4, 40]) {
      await db.updateTable("members").set({ type }).where("username", "=", "jugador").execute();
      expect(await gateway.call({ id, token: jugador, fields })).toMatchObject(refused(403, "not_permitted"));
    }
    await db.updateTable("members").set({ type: 0 }).where("username", "=", "jugador").execute();
  });
});
