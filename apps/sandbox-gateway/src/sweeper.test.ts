import { endpoints } from "@volado/api-client/endpoints";
import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "./data/world/accounts.ts";
import { sweep } from "./sweeper.ts";
import { readValue } from "./testing/answer-value.ts";
import { registrationSteps } from "./testing/registration-steps.ts";
import { useGateway } from "./testing/test-gateway.ts";
import { walletOf } from "./testing/wallet-of.ts";
import { move } from "./wallet/ledger.ts";

const gateway = useGateway();
const { askForCode, captcha } = registrationSteps(gateway);

it("throws away codes, challenges and mailed passwords that have run out, and nothing before", async () => {
  const services = gateway.services();
  await askForCode("login", "5512345678");
  await gateway.call({ id: "getHumanChallenge" });
  await captcha();
  await gateway.call({
    id: "retrievePassword",
    fields: { username: "jugador", email: "jugador@example.com" },
  });
  const left = () =>
    Promise.all(
      (["sms_codes", "human_challenges", "captchas", "temporary_passwords"] as const).map(async (table) => {
        const rows = await services.db.selectFrom(table).selectAll().execute();
        return rows.length;
      }),
    );

  await sweep(services);
  expect(await left()).toEqual([1, 1, 1, 1]);
  gateway.later(5 * 60_000 + 1);
  await sweep(services);
  expect(await left()).toEqual([0, 0, 0, 1]);
  gateway.later(25 * 60_000);
  await sweep(services);
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(gateway.log).toEqual([]);
});

it("keeps the keys of money for ever, and forgets those of other writes after a day", async () => {
  const services = gateway.services();
  const keyed = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
  const row = { member_id: "M-jugador", request_hash: "", response: null };
  await services.db
    .insertInto("idempotent_responses")
    .values(
      keyed.map(({ id }) => ({
        ...row,
        endpoint: id,
        idempotency_key: "years ago",
        created_at: services.now() - 1_000 * DAY_MS,
      })),
    )
    .execute();
  await sweep(services);
  const left = await services.db
    .selectFrom("idempotent_responses")
    .select("endpoint")
    .where("idempotency_key", "=", "years ago")
    .execute();
  expect(left.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    "claimDailyTask",
    "claimReward",
    "claimSignIn",
    "createDeposit",
    "openEnvelope",
    "redeemPromoCode",
    "requestWithdrawal",
    "sendDepositReceipt",
    "transferToDownlines",
  ]);
});

it("lets no withdrawal pay twice that comes again after a year", async () => {
  const services = gateway.services();
  const cardsSchema = z.object({ cards: z.tuple([z.object({ id: z.string() })], z.unknown()) });
  const withdraw = async (token: string, headers: Readonly<Record<string, string>>) => {
    const { cards } = readValue(await gateway.call({ id: "listBankCards", token }), cardsSchema);
    return gateway.call({
      id: "requestWithdrawal",
      token,
      headers,
      fields: { cardId: cards[0].id, amount: "100.00", fee: "0.00", paymentPassword: DEMO_PAYMENT_PASSWORD },
    });
  };
  const { balance } = await walletOf(services, "jugador");
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const first = await withdraw(await gateway.logIn(), key);
  expect(first.status).toBe(200);
  gateway.later(365 * DAY_MS);
  await sweep(services);
  const again = await withdraw(await gateway.logIn(), key);
  expect(again.body).toEqual(first.body);
  expect((await walletOf(services, "jugador")).balance).toBe(balance - 10_000);
  expect(gateway.log).toEqual([]);
});

describe("a trial with open bets", () => {
  const trial = async () => {
    const { db } = gateway.services();
    const value = readValue(await gateway.call({ id: "startTrial" }), z.object({ userName: z.string() }));
    return db
      .selectFrom("members")
      .select("id")
      .where("username", "=", value.userName)
      .executeTakeFirstOrThrow();
  };
  const placeBet = async (
    memberId: string,
    { stake, win }: { stake: number | bigint; win: number | bigint },
  ) => {
    const { db, now } = gateway.services();
    const id = crypto.randomUUID();
    const [placed, due] = [now(), now() + 25 * HOUR_MS];
    await sql`insert into bets values (${id}, ${memberId}, ${id}, 'FB-SPORTS-001', ${stake}, ${win}, '{}', '{}',
      ${placed}, ${due}, null)`.execute(db);
    return id;
  };
  const stateOf = (id: string) =>
    gateway
      .services()
      .db.selectFrom("members")
      .innerJoin("wallets", "wallets.member_id", "members.id")
      .select(["members.disabled", "wallets.balance"])
      .where("members.id", "=", id)
      .executeTakeFirstOrThrow();
  const TOO_MUCH = 9_223_372_036_854_775_807n;

  afterEach(async () => {
    await sql`delete from bets where settled_at is null and slip = '{}'`.execute(gateway.services().db);
  });

  it("ends with them: they are void, and nothing is paid later", async () => {
    const services = gateway.services();
    const { id } = await trial();
    const bet = await placeBet(id, { stake: 1_000, win: 50_000 });
    const { db } = services;
    await db
      .transaction()
      .execute((tx) =>
        move(tx, { memberId: id, kind: "bet", amount: -1_000, reference: `bet:${bet}`, at: services.now() }),
      );
    gateway.later(DAY_MS + 1);
    await sweep(services);
    expect(await stateOf(id)).toEqual({ disabled: true, balance: 0 });
    gateway.later(DAY_MS);
    await sweep(services);
    expect(await stateOf(id)).toEqual({ disabled: true, balance: 0 });
    const movements = await db
      .selectFrom("transactions")
      .innerJoin("entries", "entries.transaction_id", "transactions.id")
      .select(["kind", "amount"])
      .where("account_id", "=", `wallet:${id}`)
      .orderBy("entries.id")
      .execute();
    expect(movements).toEqual([
      { kind: "opening", amount: 100_000 },
      { kind: "bet", amount: -1_000 },
      { kind: "win", amount: 1_000 },
      { kind: "adjustment", amount: -100_000 },
    ]);
    expect(gateway.log).toEqual([]);
  });

  it("and one bet or trial that can't be ended stop nothing else", async () => {
    const services = gateway.services();
    const [broken, sound] = [await trial(), await trial()];
    await placeBet(broken.id, { stake: TOO_MUCH, win: 0 });
    const unpayable = await placeBet("M-agente", { stake: 1, win: TOO_MUCH });
    const payable = await placeBet("M-agente", { stake: 1, win: 500 });
    const { balance } = await stateOf("M-agente");
    await gateway.call({ id: "getCaptcha" });
    gateway.later(DAY_MS + 1);
    await sweep(services);
    expect(await stateOf(broken.id)).toMatchObject({ disabled: false });
    expect(await stateOf(sound.id)).toEqual({ disabled: true, balance: 0 });
    gateway.later(2 * HOUR_MS);
    await sweep(services);
    const settled = await services.db
      .selectFrom("bets")
      .select(["id"])
      .where("id", "in", [unpayable, payable])
      .where("settled_at", "is not", null)
      .execute();
    expect(settled).toEqual([{ id: payable }]);
    expect((await stateOf("M-agente")).balance).toBe(balance + 500);
    expect(await services.db.selectFrom("captchas").selectAll().execute()).toEqual([]);
    const failed = new Set(gateway.log.map((line) => line.split(":")[0]));
    expect(failed).toContain(`The sweep failed for bet ${unpayable}`);
    expect(failed).toContain(`The sweep failed for trial ${broken.id}`);
  });
});

it("a step of the sweep that fails stops no other", async () => {
  const services = gateway.services();
  await gateway.call({ id: "getCaptcha" });
  gateway.later(DAY_MS);
  await sql`alter table nonces rename to nonces_away`.execute(services.db);
  await sweep(services).finally(() => sql`alter table nonces_away rename to nonces`.execute(services.db));
  expect(await services.db.selectFrom("captchas").selectAll().execute()).toEqual([]);
  expect(gateway.log.at(-1)).toContain("The sweep failed for nonces");
});
