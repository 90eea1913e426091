import { randomUUID } from "node:crypto";
import {
  type ContractTier,
  type EarningKind,
  partInForce,
  payOf,
  rateDifferences,
} from "@volado/domain/agency";
import type { PayPeriod, TimeSpan } from "@volado/domain/calendar";
import { moneyOf } from "@volado/domain/money";
import { type Selectable, sql } from "kysely";
import { type Figures, sumFigures } from "../agency/figures.ts";
import type { ContractTierRow, EarningLineRow, Schema, TransactionKind } from "../data/schema.ts";
import { move, type Tx } from "../wallet/ledger.ts";
import type { PaymentJob, PaymentServices } from "./pay-periods.ts";

/** What a member or a team staked, won and got as bonuses, in centavos, and how many members bet. */
export type Play = Pick<Figures, "stake" | "win" | "bonus" | "bettors">;

type Member = Pick<Selectable<Schema["members"]>, "id" | "inviter_id" | "rebate_rate">;

/** The members and contracts that pay is computed from. */
export interface PayBook {
  readonly members: readonly Member[];
  /** A member and everybody above, upwards. */
  readonly chainOf: (memberId: string) => readonly Member[];
  readonly contracts: readonly Selectable<Schema["contracts"]>[];
  readonly currency: string;
  /** What each member played in a span, by their ids. */
  readonly playIn: (span: TimeSpan) => Promise<ReadonlyMap<string, Play>>;
}

/** A payment to be made. */
export type EarningDue = Readonly<Omit<Selectable<Schema["agent_earnings"]>, "id" | "paid_at">>;

/** Finds the chain of each of the members. */
export const chainsOf = (members: readonly Member[]): PayBook["chainOf"] => {
  const byId = new Map(members.map((member) => [member.id, member]));
  return (memberId) => {
    const chain: Member[] = [];
    for (let one = byId.get(memberId); one; one = byId.get(one.inviter_id ?? "")) chain.push(one);
    return chain;
  };
};

type Share = Extract<EarningLineRow, { readonly rate: number }>;

/** The rebates of a period: each line is the stakes that pay the same difference of rates. */
const rebatesDue = async (
  { members, chainOf, playIn }: PayBook,
  span: TimeSpan,
): Promise<readonly EarningDue[]> => {
  const sharesOf = new Map<string, Map<string, Share>>();
  for (const [memberId, { stake }] of await playIn(span)) {
    const chain = chainOf(memberId);
    const rates = rateDifferences(chain.map(({ rebate_rate }) => rebate_rate));
    for (const [place, { id }] of chain.entries()) {
      const share = { type: place === 0 ? "own-share" : "share", rate: rates[place] ?? 0 } as const;
      const shares = sharesOf.get(id) ?? new Map<string, Share>();
      const key = `${share.type} ${share.rate}`;
      sharesOf.set(id, shares.set(key, { ...share, base: (shares.get(key)?.base ?? 0) + stake }));
    }
  }
  return members.flatMap(({ id: member_id, rebate_rate: rate }) => {
    const shares = [...(sharesOf.get(member_id)?.values() ?? [])].filter(({ base }) => base > 0);
    const amount = Math.floor(shares.reduce((sum, share) => sum + share.base * share.rate, 0) / 10_000);
    if (amount === 0) return [];
    const ofTeam = shares.filter(({ type }) => type === "share");
    const base = ofTeam.reduce((sum, share) => sum + share.base, 0);
    const lines = shares.toSorted((a, b) => b.rate - a.rate);
    const times = { starts_at: span.from, ends_at: span.to };
    return [{ member_id, kind: "rebate", contract_id: null, ...times, base, rate, amount, lines }];
  });
};

const noPlay: Play = { stake: 0, win: 0, bonus: 0, bettors: 0 };

/** What everybody below an agent played. */
const teamPlay = (
  { chainOf }: Pick<PayBook, "chainOf">,
  play: ReadonlyMap<string, Play>,
  agentId: string,
): Play => {
  const isBelow = (id: string) => id !== agentId && chainOf(id).some((above) => above.id === agentId);
  return [...play].reduce(
    (sum, [id, one]) =>
      isBelow(id)
        ? {
            stake: sum.stake + one.stake,
            win: sum.win + one.win,
            bonus: sum.bonus + one.bonus,
            bettors: sum.bettors + one.bettors,
          }
        : sum,
    noPlay,
  );
};

const tierOf =
  (currency: string) =>
  ({ from, members, pay }: ContractTierRow): ContractTier => ({
    from: moneyOf(from, currency),
    activeMembers: members,
    pay:
      "share" in pay
        ? { type: "percent", percent: pay.share / 100 }
        : { type: "amount", amount: moneyOf(pay.amount, currency) },
  });

/** What the contracts that are paid by a period pay for one of them, each for the part in which it was in force. */
const contractPayDue = async (
  book: PayBook,
  span: TimeSpan,
  period: PayPeriod,
): Promise<readonly EarningDue[]> => {
  const { contracts, currency, playIn } = book;
  const played = new Map<string, ReturnType<PayBook["playIn"]>>();
  const due: EarningDue[] = [];
  for (const contract of contracts) {
    const { answered_at, valid_until, ended_at } = contract;
    const part = partInForce(
      {
        state: contract.state,
        answeredAt: answered_at ?? undefined,
        validUntil: valid_until ?? undefined,
        endedAt: ended_at ?? undefined,
      },
      span,
    );
    if (part === undefined || contract.period !== period) continue;
    const key = `${part.from} ${part.to}`;
    const play = played.get(key) ?? playIn(part);
    played.set(key, play);
    const team = teamPlay(book, await play, contract.member_id);
    const { stake, win, bonus, bettors } = team;
    const isLoss = contract.basis === "net-loss";
    const base = isLoss ? stake - win - bonus : stake;
    const tiers = contract.tiers.map(tierOf(currency));
    const { amount, tier } = payOf({ tiers }, { base: moneyOf(base, currency), activeMembers: bettors });
    if (tier === undefined || amount.centavos === 0) continue;
    const { from, activeMembers, pay } = tier;
    const rate = pay.type === "percent" ? Math.round(pay.percent * 100) : 0;
    const loss = ["stake", "win", "bonus"] as const;
    due.push({
      member_id: contract.member_id,
      kind: contract.kind,
      contract_id: contract.id,
      starts_at: part.from,
      ends_at: part.to,
      base,
      rate,
      amount: amount.centavos,
      lines: [
        ...(isLoss ? loss.map((type) => ({ type, amount: team[type] })) : []),
        { type: "tier", from: from.centavos, activeMembers, active: bettors },
        rate > 0 ? { type: "share", base, rate } : { type: "fixed", amount: amount.centavos },
      ],
    });
  }
  return due;
};

/** The members and contracts, with what the ledger says was played: the figures of the agents' reports. */
const openBook = async ({ db, brand }: PaymentServices): Promise<PayBook> => {
  const members = await db.selectFrom("members").select(["id", "inviter_id", "rebate_rate"]).execute();
  const contracts = db.selectFrom("contracts").selectAll().where("state", "in", ["active", "ended"]);
  const ids = members.map(({ id }) => id);
  return {
    members,
    chainOf: chainsOf(members),
    contracts: await contracts.orderBy("id").execute(),
    currency: brand.currency,
    playIn: (span) => sumFigures(db, ids, span, "member"),
  };
};

/** The kind of each payment's movement in the ledger. */
export const movementOf: Readonly<Record<EarningKind, TransactionKind>> = {
  rebate: "rebate",
  dividend: "dividend",
  "daily-salary": "salary",
  "hourly-salary": "salary",
};

/** Makes a payment, unless it was made before. */
const payOnce = async (tx: Tx, { lines, ...earning }: EarningDue, at: number): Promise<void> => {
  const id = randomUUID();
  const paid = await tx
    .insertInto("agent_earnings")
    .values({ ...earning, id, paid_at: at, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.columns(["member_id", "kind", "starts_at"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (paid === undefined) return;
  const { kind, member_id: memberId, amount } = earning;
  await move(tx, { memberId, kind: movementOf[kind], amount, reference: `${kind}:${id}`, at });
};

/** Makes each payment in its own transaction; a failing one doesn't stop the others. @throws AggregateError */
const payAll = async ({ db, now }: PaymentServices, due: readonly EarningDue[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const earning of due) {
    const payment = db.transaction().execute((tx) => payOnce(tx, earning, now()));
    await payment.catch((error: unknown) => failures.push(error));
  }
  // The period is paid again at the next sweep.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments failed`);
};

/** Leaves out periods without a bet, for which nothing is paid: after a long stop there are thousands of hours. */
const withBets = async (
  { db }: PaymentServices,
  spans: readonly TimeSpan[],
): Promise<readonly TimeSpan[]> => {
  const [starts, ends] = [spans.map(({ from }) => from), spans.map(({ to }) => to)];
  const { rows } = await sql<TimeSpan>`
    select span."from", span."to" from unnest(${starts}::bigint[], ${ends}::bigint[]) as span ("from", "to")
    where exists (select 1 from transactions where kind = 'bet' and created_at >= span."from"
      and created_at < span."to")
    order by 1`.execute(db);
  return rows;
};

const contractPeriods: readonly PayPeriod[] = ["hour", "day", "week", "half-month", "month"];

/** What agents are paid for their teams, and how often (docs/decisions/119). */
export const agentPay: readonly (Pick<PaymentJob, "name" | "period"> & {
  readonly due: (book: PayBook, span: TimeSpan) => Promise<readonly EarningDue[]>;
})[] = [
  { name: "rebates", period: "week", due: rebatesDue },
  ...contractPeriods.map((period) => {
    const due = (book: PayBook, span: TimeSpan) => contractPayDue(book, span, period);
    return { name: `contracts by ${period}`, period, due };
  }),
];

export const agentPayments: readonly PaymentJob[] = agentPay.map(({ due, ...job }) => ({
  ...job,
  payable: withBets,
  pay: async (services, span) => payAll(services, await due(await openBook(services), span)),
}));
