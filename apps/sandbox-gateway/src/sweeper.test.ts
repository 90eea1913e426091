import { endpoints } from "@volado/api-client/endpoints";
import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "./data/world/accounts.ts";
import { sweep } from "./sweeper.ts";
import { launchFields, registrationSteps, useGuest, walletOf } from "./testing/index.ts";
import { move } from "./wallet/ledger.ts";

const gateway = useGuest();
const { askForCode, captcha } = registrationSteps(gateway);
const db = () => gateway.services().db;
const sweepNow = () => sweep(gateway.services());
it("codes, captchas, messages, tickets and sessions are deleted when they have expired, and not before", async () => {
  await askForCode("login", "5512345678");
  await gateway.send("getHumanChallenge");
  await captcha();
  await gateway.send("retrievePassword", { username: "jugador", email: "jugador@example.com" });
  await gateway.send("startPasskeyLogin", {}, { headers: { Origin: "http://localhost" } });
  await db().deleteFrom("sessions").execute();
  await gateway.become("jugador");
  await gateway.send("launchGame", launchFields());
  const codes = [
    "sms_codes",
    "human_challenges",
    "captchas",
    "passkey_challenges",
    "temporary_passwords",
  ] as const;
  const tables = [...codes, "tickets", "sessions"] as const;
  const count = async (table: (typeof tables)[number] | "rounds" | "outbox") =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const left = async () => {
    await sweepNow();
    return Promise.all(tables.map(count));
  };
  const rounds = await count("rounds");
  expect(await left()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  gateway.later(5 * 60_000 + 1);
  expect(await left()).toEqual([0, 0, 0, 0, 1, 1, 1]);
  gateway.later(25 * 60_000);
  expect(await left()).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(await count("outbox")).toBeGreaterThan(0);
  gateway.later(2 * DAY_MS);
  expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  // Rounds remain, because money movements refer to them.
  expect([await count("outbox"), await count("rounds")]).toEqual([0, rounds]);
});

it("keys of money calls are stored for ever, and those of other writes for a day", async () => {
  const old = { idempotency_key: "years ago", created_at: gateway.services().now() - 1_000 * DAY_MS };
  const row = { member_id: "M-jugador", request_hash: "", response: null, ...old };
  const keyed = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
  const rows = keyed.map(({ id: endpoint }) => ({ ...row, endpoint }));
  await db().insertInto("idempotent_responses").values(rows).execute();
  await sweepNow();
  const left = await db().selectFrom("idempotent_responses").select("endpoint").orderBy("endpoint").execute();
  const claims =
    "claimDailyTask claimReward claimSignIn createDeposit giveUpBonus openEnvelope redeemPromoCode";
  const money = `${claims} requestWithdrawal sendDepositReceipt transferToDownlines`.split(" ");
  expect(left.map(({ endpoint }) => endpoint).toSorted()).toEqual(money);
});

it("a withdrawal repeated after a year pays nothing", async () => {
  const key = crypto.randomUUID();
  const order = {
    amount: "100.00",
    fee: "0.00",
    paymentPassword: DEMO_PAYMENT_PASSWORD,
    givesUpBonus: false,
  };
  const withdraw = async () => {
    await gateway.become("jugador");
    const { cards } = await gateway.read("listBankCards");
    return (await gateway.send("requestWithdrawal", { cardId: cards[0]?.id, ...order }, { key })).body;
  };
  const first = await withdraw();
  expect(first.success).toBe(true);
  gateway.later(365 * DAY_MS);
  await sweepNow();
  const wallet = await walletOf(gateway.services(), "jugador");
  expect(await withdraw()).toEqual(first);
  expect(await walletOf(gateway.services(), "jugador")).toEqual(wallet);
});

describe("a trial with open bets", () => {
  const TOO_MUCH = 9_223_372_036_854_775_807n;
  const trial = async (): Promise<string> => {
    const { userName } = await gateway.read("startTrial");
    const members = db().selectFrom("members").select("id").where("username", "=", userName);
    return (await members.executeTakeFirstOrThrow()).id;
  };
  const placeBet = async (memberId: string, stake: number | bigint, win: number | bigint) => {
    const { now } = gateway.services();
    const id = crypto.randomUUID();
    await sql`insert into bets values (${id}, ${memberId}, ${id}, 'FB-SPORTS-001', ${stake}, ${win}, '{}', '{}',
      ${now()}, ${now() + 25 * HOUR_MS}, null)`.execute(db());
    return id;
  };
  const stateOf = (id: string) =>
    db()
      .selectFrom("members")
      .innerJoin("wallets", "wallets.member_id", "members.id")
      .select(["members.disabled", "wallets.balance"])
      .where("members.id", "=", id)
      .executeTakeFirstOrThrow();
  const closed = { disabled: true, balance: 0 };

  it("ends with its bets voided, and nothing is paid later", async () => {
    const memberId = await trial();
    const reference = `bet:${await placeBet(memberId, 1_000, 50_000)}`;
    const bet = { memberId, kind: "bet", amount: -1_000, reference, at: gateway.services().now() } as const;
    await db()
      .transaction()
      .execute((tx) => move(tx, bet));
    await sweepNow();
    expect(await stateOf(memberId)).toEqual({ disabled: false, balance: 99_000 });
    gateway.later(DAY_MS + 1);
    await sweepNow();
    expect(await stateOf(memberId)).toEqual(closed);
    gateway.later(DAY_MS);
    await sweepNow();
    expect(await stateOf(memberId)).toEqual(closed);
    const movements = db()
      .selectFrom("transactions")
      .innerJoin("entries", "entries.transaction_id", "transactions.id")
      .select(["kind", "amount"])
      .where("account_id", "=", `wallet:${memberId}`);
    expect(await movements.orderBy("entries.id").execute()).toEqual([
      { kind: "opening", amount: 100_000 },
      { kind: "bet", amount: -1_000 },
      { kind: "win", amount: 1_000 },
      { kind: "adjustment", amount: -100_000 },
    ]);
  });

  it("that can't be ended, like failing bets, stops nothing else", async () => {
    const [broken, sound] = [await trial(), await trial()];
    await placeBet(broken, TOO_MUCH, 0);
    const unpayable = await placeBet("M-socia", 1, TOO_MUCH);
    const payable = await placeBet("M-socia", 1, 500);
    const { balance } = await stateOf("M-socia");
    await gateway.send("getCaptcha");
    gateway.later(DAY_MS + 1);
    await sweepNow();
    expect([await stateOf(broken), await stateOf(sound)]).toMatchObject([{ disabled: false }, closed]);
    gateway.later(2 * HOUR_MS);
    await sweepNow();
    const settled = db().selectFrom("bets").select("id").where("settled_at", "is not", null);
    expect(await settled.where("id", "in", [unpayable, payable]).execute()).toEqual([{ id: payable }]);
    expect((await stateOf("M-socia")).balance).toBe(balance + 500);
    expect(await db().selectFrom("captchas").selectAll().execute()).toEqual([]);
    const failed = new Set(gateway.log.splice(0).map((line) => line.split(":")[0]));
    for (const what of [`bet ${unpayable}`, `trial ${broken}`])
      expect(failed).toContain(`The sweep failed for ${what}`);
  });
});

it("a failing step of the sweep doesn't stop the others", async () => {
  await gateway.send("getCaptcha");
  gateway.later(DAY_MS);
  await sql`alter table nonces rename to nonces_away`.execute(db());
  await sweepNow().finally(() => sql`alter table nonces_away rename to nonces`.execute(db()));
  expect(await db().selectFrom("captchas").selectAll().execute()).toEqual([]);
  expect(gateway.log.splice(0).at(-1)).toContain("The sweep failed for nonces");
});
