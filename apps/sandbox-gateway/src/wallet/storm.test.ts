import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settleDeposit } from "../deposits/settle-deposit.ts";
import { playPorts } from "../ports/play-ports.ts";
import { Refusal } from "../request/refusal.ts";
import { launchedAt, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { placeWithdrawal } from "../withdrawals/request-withdrawal.ts";
import { settleWithdrawal } from "../withdrawals/settle-withdrawal.ts";
import { withdrawalTerms } from "../withdrawals/terms.ts";
import { move } from "./ledger.ts";

/** Everything that happens, repetitions and refusals included. */
const OPERATIONS = 10_000;
/** So many come at the same moment. */
const AT_ONCE = 25;
const SEED = 20_261_122;

const gateway = useGateway();
const members = ["jugador", "agente", "socia"] as const;
type Member = (typeof members)[number];
const tickets = new Map<Member, string>();

/** Every spin that was answered, by member and key, counted beside the ledger. */
const spun = new Set<string>();

const balanceOf = async (member: Member): Promise<number> => {
  const { balance } = await gateway
    .services()
    .db.selectFrom("wallets")
    .select("balance")
    .where("member_id", "=", `M-${member}`)
    .executeTakeFirstOrThrow();
  return balance;
};

const nothing = { spins: 0, won: 0, deposited: 0, gone: 0 };

/** What a member played, brought and took, asked of the tables beside the ledger; the seeded world's part is in it. */
const toldOf = async (member: Member): Promise<typeof nothing> => {
  const id = `M-${member}`;
  const { rows } = await sql<typeof nothing>`
    select
      (select count(*)::bigint from rounds where member_id = ${id}) as spins,
      (select coalesce(sum(win - stake), 0)::bigint from rounds where member_id = ${id}) as won,
      (select coalesce(sum(amount), 0)::bigint from deposits where member_id = ${id} and state = 'paid') as deposited,
      (select coalesce(sum(amount + fee), 0)::bigint from withdrawals
        where member_id = ${id} and state <> 'rejected') as gone
  `.execute(gateway.services().db);
  const [told] = rows;
  if (told === undefined) throw new Error("The audit found nothing.");
  return told;
};

/** What every member began with. */
const opening = new Map<Member, { readonly balance: number; readonly told: typeof nothing }>();

beforeAll(async () => {
  for (const member of members) {
    const token = await gateway.logIn(member);
    const launched = await gateway.call({ id: "launchGame", token, fields: launchFields() });
    tickets.set(member, ticketOf(launchedAt(launched)));
    opening.set(member, { balance: await balanceOf(member), told: await toldOf(member) });
  }
}, 60_000);
afterAll(() => expect(gateway.log).toEqual([]));

const spin = async (member: Member, key: string, bet: number, win: number): Promise<void> => {
  const order = { ticket: tickets.get(member) ?? "", bet, idempotencyKey: key };
  const answer = await playPorts(gateway.services()).settleRound({
    ...order,
    decide: () => ({ outcome: {}, win }),
  });
  if (answer.ok) spun.add(`${member} ${key}`);
};

/** A deposit is on its way once for each key; whoever settles it again finds it settled. */
const deposit = async (member: Member, key: string, amount: number): Promise<void> => {
  const { db, now } = gateway.services();
  const id = `storm-${key}`;
  await db
    .insertInto("deposits")
    .values({
      id,
      member_id: `M-${member}`,
      method_id: "storm",
      kind: "transfer",
      state: "review",
      amount,
      bonus: 0,
      wager: 0,
      reference: id,
      remark: "",
      pay_ticket: id,
      return_origin: "",
      created_at: now(),
      pay_before: now() + 1_000,
      submitted_at: now(),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.transaction().execute((tx) => settleDeposit(tx, id, "paid", now()));
};

const withdraw = async (member: Member, amount: number): Promise<void> => {
  const { db, now } = gateway.services();
  const memberId = `M-${member}`;
  await db
    .transaction()
    .execute(async (tx) => {
      const { freeLeft } = await withdrawalTerms(tx, memberId, now());
      const fee = freeLeft > 0 ? 0 : Math.max(500, Math.ceil(amount / 100));
      const account = { bank: "BBVA", tail: "0005", holder: "Ana" };
      const order = { memberId, account, amount: amount / 100, fee: fee / 100, now: now() };
      return placeWithdrawal(tx, order);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
};

/** Somebody pays, and somebody else rejects, the same one at the same moment. */
const settle = async (first: "paid" | "rejected"): Promise<void> => {
  const { db, now } = gateway.services();
  const waiting = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("state", "=", "pending")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) return;
  const other = first === "paid" ? "rejected" : "paid";
  const outcomes = await Promise.all(
    ([first, other] as const).map((how) =>
      db.transaction().execute((tx) => settleWithdrawal(tx, waiting.id, how, now())),
    ),
  );
  expect(outcomes.filter(Boolean).length).toBeLessThanOrEqual(1);
};

const overdraw = async (member: Member): Promise<void> => {
  const { db, now } = gateway.services();
  const taking = db.transaction().execute((tx) =>
    move(tx, {
      memberId: `M-${member}`,
      kind: "adjustment",
      amount: -(10 ** 12),
      reference: null,
      at: now(),
    }),
  );
  await expect(taking).rejects.toThrow(/balance/);
};

const who = fc.constantFrom(...members);
/** Few enough that many of them come more than once. */
const key = fc.integer({ min: 1, max: 4_000 });
const operation = fc.oneof(
  {
    weight: 70,
    arbitrary: fc.record({ type: fc.constant("spin" as const), member: who, key }),
  },
  { weight: 12, arbitrary: fc.record({ type: fc.constant("deposit" as const), member: who, key }) },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant("withdraw" as const),
      member: who,
      amount: fc.integer({ min: 5_000, max: 400_000 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("settle" as const),
      first: fc.constantFrom("paid", "rejected"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("overdraw" as const), member: who }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

const run = (one: Operation): Promise<void> => {
  switch (one.type) {
    case "spin":
      // Stake and win follow from the key: a repetition is the same order.
      return spin(one.member, `storm-${one.key}`, 100 + one.key, one.key % 3 === 0 ? one.key * 3 : 0);
    case "deposit":
      return deposit(one.member, `${one.member}-${one.key}`, 1_000 + one.key);
    case "withdraw":
      return withdraw(one.member, one.amount);
    case "settle":
      return settle(one.first === "paid" ? "paid" : "rejected");
    case "overdraw":
      return overdraw(one.member);
  }
};

/** What the ledger must be, asked with nothing but SQL. */
const audit = async () => {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount), 0)::bigint from entries) as total,
      (select count(*)::bigint from wallets where balance < 0) as negative,
      (select count(*)::bigint from wallets where balance <> (
        select coalesce(sum(amount), 0) from entries where account_id = wallets.account_id
      )) as untrue,
      (select count(*)::bigint from (
        select transaction_id from entries group by transaction_id having sum(amount) <> 0
      ) as broken) as lopsided,
      (select count(*)::bigint from (
        select reference, kind, member_id from transactions
        where reference is not null and reference not in ('console') group by 1, 2, 3 having count(*) > 1
      ) as repeated) as twice,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:payouts')
        - (select coalesce(sum(amount), 0)::bigint from withdrawals where state = 'pending') as payouts,
      (select coalesce(sum(amount), 0)::bigint from entries where account_id = 'house:fees')
        - (select coalesce(sum(fee), 0)::bigint from withdrawals where state <> 'rejected') as fees
  `.execute(gateway.services().db);
  return rows[0];
};

const sound = { total: 0, negative: 0, untrue: 0, lopsided: 0, twice: 0, payouts: 0, fees: 0 };

describe(`${OPERATIONS} deposits, spins, withdrawals and repetitions, ${AT_ONCE} at a time`, () => {
  it("keep every balance equal to its ledger and never negative, and apply nothing twice", async () => {
    const [operations = []] = fc.sample(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS, size: "max" }),
      { numRuns: 1, seed: SEED },
    );
    for (let first = 0; first < operations.length; first += AT_ONCE) {
      await Promise.all(operations.slice(first, first + AT_ONCE).map(run));
      if (first % 2_500 === 0) expect(await audit()).toEqual(sound);
    }
    expect(await audit()).toEqual(sound);

    for (const member of members) {
      const { balance, told } = opening.get(member) ?? { balance: 0, told: nothing };
      const now = await toldOf(member);
      expect(now.spins - told.spins).toBe([...spun].filter((name) => name.startsWith(`${member} `)).length);
      expect(await balanceOf(member)).toBe(
        balance + (now.won - told.won) + (now.deposited - told.deposited) - (now.gone - told.gone),
      );
    }
  }, 240_000);
});
