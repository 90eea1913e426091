import { moneyOf } from "@volado/domain/money";
import { expect } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { settleDeposit } from "../deposits/deposits.ts";
import { playPorts } from "../ports/play-ports.ts";
import { Refusal } from "../request/refusal.ts";
import { claimIssued, issueReward } from "../rewards/rewards.ts";
import type { Services } from "../services.ts";
import { move, type Tx } from "../wallet/ledger.ts";
import { placeWithdrawal, settleWithdrawal, withdrawalTerms } from "../withdrawals/withdrawals.ts";

/** What really happened, counted beside the ledger. */
export interface StormTally {
  /** Spins, deposits, rewards, withdrawals and settlements that moved money. */
  spins: number;
  deposits: number;
  rewards: number;
  withdrawals: number;
  settled: number;
  /** Spins, deposits and rewards that came again, and were answered as before or refused. */
  again: number;
  /** Pairs at the same moment of which one moved money. */
  raced: number;
  /** What went beyond the balance or the limits. */
  refused: number;
}

/** @returns false for a refusal. @throws whatever else went wrong */
const refusedOnly = (error: unknown): false => {
  if (!(error instanceof Refusal)) throw error;
  return false;
};

/** What members and house do to the money in a storm, and how often it took place; amounts in centavos. */
export const stormActs = (services: Services) => {
  const { db, now } = services;
  const tally: StormTally = {
    spins: 0,
    deposits: 0,
    rewards: 0,
    withdrawals: 0,
    settled: 0,
    again: 0,
    raced: 0,
    refused: 0,
  };
  const spun = new Set<string>();

  /** Does two things to the same money at the same moment. @returns how many of them took place: one at most */
  const race = async (...acts: readonly ((tx: Tx) => Promise<boolean | undefined>)[]): Promise<number> => {
    const outcomes = await Promise.all(acts.map((act) => db.transaction().execute(act)));
    const took = outcomes.filter(Boolean).length;
    expect(took).toBeLessThanOrEqual(1);
    if (took === 1) tally.raced += 1;
    else tally.again += 1;
    return took;
  };

  return {
    tally: tally as Readonly<StormTally>,

    /** Spins of a member that were taken. */
    spunBy: (ticket: string): number => [...spun].filter((name) => name.startsWith(`${ticket} `)).length,

    async spin(ticket: string, key: string, bet: number, win: number): Promise<void> {
      const decide = () => ({ outcome: {}, win });
      const answer = await playPorts(services).settleRound({
        ticket,
        bet,
        idempotencyKey: key,
        request: { bet },
        decide,
      });
      if (!answer.ok) {
        expect(answer.reason).toBe("insufficient-balance");
        tally.refused += 1;
        return;
      }
      const name = `${ticket} ${key}`;
      if (spun.has(name)) tally.again += 1;
      else tally.spins += 1;
      spun.add(name);
    },

    /**
     * A deposit is on its way once for each key; provider and console settle it at once, and whoever comes
     * later finds it settled.
     */
    async deposit(memberId: string, key: string, amount: number): Promise<void> {
      await db
        .insertInto("deposits")
        .values({
          id: key,
          member_id: memberId,
          method_id: "storm",
          kind: "transfer",
          state: "review",
          amount,
          bonus: Math.floor(amount / 10),
          wager: 0,
          reference: key,
          remark: "",
          pay_ticket: key,
          return_origin: "",
          created_at: now(),
          pay_before: now() + 1_000,
          submitted_at: now(),
          settled_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const settle = (tx: Tx) => settleDeposit(tx, key, "paid", now());
      const took = await race(settle, settle);
      tally.deposits += took;
    },

    /** A reward is given once for each key, and claimed twice at once. */
    async reward(memberId: string, key: string, amount: number): Promise<void> {
      const gift = { memberId, kind: "gift", source: key, amount, at: now() } as const;
      await db.transaction().execute((tx) => issueReward(tx, gift, null));
      const { id: rewardId } = await db
        .selectFrom("rewards")
        .select("id")
        .where("source", "=", key)
        .executeTakeFirstOrThrow();
      const claim = (tx: Tx) =>
        claimIssued(tx, { memberId, rewardId, now: now() }).then(() => true, refusedOnly);
      const took = await race(claim, claim);
      tally.rewards += took;
    },

    async withdraw(memberId: string, amount: number): Promise<void> {
      const place = async (tx: Tx) => {
        const { freeLeft } = await withdrawalTerms(tx, memberId, now(), houseBrand);
        const fee = freeLeft > 0 ? 0 : Math.max(500, Math.ceil(amount / 100));
        const money = (centavos: number) => moneyOf(centavos, houseBrand.currency);
        const account = { bank: "BBVA", tail: "0005", holder: "Ana" };
        const order = {
          memberId,
          account,
          amount: money(amount),
          fee: money(fee),
          now: now(),
          brand: houseBrand,
        };
        await placeWithdrawal(tx, order);
        return true;
      };
      if (await db.transaction().execute(place).catch(refusedOnly)) tally.withdrawals += 1;
      else tally.refused += 1;
    },

    /** Somebody pays, and somebody else rejects, the same withdrawal at once. */
    async settle(first: "paid" | "rejected"): Promise<void> {
      const waiting = await db
        .selectFrom("withdrawals")
        .select("id")
        .where("state", "=", "pending")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      if (waiting === undefined) return;
      const ends = [first, first === "paid" ? "rejected" : "paid"] as const;
      const took = await race(...ends.map((how) => (tx: Tx) => settleWithdrawal(tx, waiting.id, how, now())));
      tally.settled += took;
    },

    async overdraw(memberId: string): Promise<void> {
      const order = {
        memberId,
        kind: "adjustment",
        amount: -(10 ** 12),
        reference: null,
        at: now(),
      } as const;
      await expect(db.transaction().execute((tx) => move(tx, order))).rejects.toThrow(/balance/);
      tally.refused += 1;
    },
  } as const;
};
