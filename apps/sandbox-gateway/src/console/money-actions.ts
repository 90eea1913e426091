import { randomUUID } from "node:crypto";
import { permission } from "@volado/domain/member";
import type { DepositReason, WithdrawalReason } from "@volado/domain/wallet";
import { settleDeposit } from "../deposits/deposits.ts";
import { memberNamed } from "../members/find-member.ts";
import { CONSOLE_RAIN } from "../rewards/red-rain.ts";
import { issueReward, rewardStatusAt } from "../rewards/rewards.ts";
import type { Services } from "../services.ts";
import { limitBonus } from "../wallet/bonus-grants.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import { pendingWithdrawals, settleWithdrawal } from "../withdrawals/withdrawals.ts";

const SHOWN = { deposits: 100, rewards: 30 };

/** A rain to start: milliseconds from now, money in whole centavos. */
export interface RainOrder {
  readonly startsIn: number;
  readonly lasts: number;
  /** Envelopes that a member may open. */
  readonly tries: number;
  /** Possible amounts of an envelope, each equally likely. */
  readonly prizes: readonly number[];
}

interface MoneyOrder {
  readonly key: string;
  /** The order's content and its member, compared if the key is used again. */
  readonly content: string;
  /** @returns false when there is no such member; then the key stays free */
  readonly carryOut: (tx: Tx) => Promise<boolean>;
}

/**
 * Carries out an order once per key, in one transaction with its record. `unknown`: there is no such member, or the
 * member may not receive it; `key-reused`: the key belongs to another order.
 */
const orderOnce = (
  { db, now }: Services,
  { key, content, carryOut }: MoneyOrder,
): Promise<"done" | "unknown" | "key-reused"> =>
  db.transaction().execute(async (tx) => {
    const given = await tx
      .insertInto("console_orders")
      .values({ idempotency_key: key, content, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (given.numInsertedOrUpdatedRows !== 1n) {
      const orders = tx.selectFrom("console_orders").select("content").where("idempotency_key", "=", key);
      const before = await orders.executeTakeFirstOrThrow();
      return before.content === content ? "done" : "key-reused";
    }
    if (await carryOut(tx)) return "done";
    await tx.deleteFrom("console_orders").where("idempotency_key", "=", key).execute();
    return "unknown";
  });

/** The console's actions on wallets, deposits, withdrawals, rewards and red rain; amounts in whole centavos. */
export const moneyActions = (services: Services) => {
  const { db, now, brand } = services;
  return {
    /** Sets a wallet's balance by a movement of the difference, once per key. */
    setBalance: (username: string, balance: number, key: string) =>
      orderOnce(services, {
        key,
        content: `set ${username} ${balance}`,
        async carryOut(tx) {
          const member = await memberNamed(tx, username);
          if (member === undefined) return false;
          const wallet = await lockWallet(tx, member.id);
          const amount = balance - wallet.balance;
          const movement = { memberId: member.id, kind: "adjustment", reference: "console" } as const;
          await move(tx, { ...movement, amount, at: now() });
          await limitBonus(tx, { memberId: member.id, balance, at: now(), brand });
          return true;
        },
      }),

    /** Gives a member a reward to claim, once per key. */
    issueReward: (username: string, amount: number, key: string) =>
      orderOnce(services, {
        key,
        content: `give ${username} ${amount}`,
        async carryOut(tx) {
          const member = await memberNamed(tx, username);
          if (member === undefined || permission("rewards", member) !== "allowed") return false;
          const gift = { memberId: member.id, kind: "gift", source: `console ${key}` } as const;
          await issueReward(tx, { ...gift, amount, at: now() }, null);
          return true;
        },
      }),

    async rewards() {
      const rows = await db
        .selectFrom("rewards")
        .innerJoin("members", "members.id", "rewards.member_id")
        .selectAll("rewards")
        .select("members.username")
        .orderBy("rewards.created_at", "desc")
        .orderBy("rewards.id")
        .limit(SHOWN.rewards)
        .execute();
      return rows.map((row) => {
        const { id, username, kind, amount } = row;
        return { id, username, kind, amount, status: rewardStatusAt(row, now()) };
      });
    },

    /** Starts a rain, replacing the console's previous one. */
    letItRain: ({ startsIn, lasts, tries, prizes }: RainOrder) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom("red_rains").where("id", "like", `${CONSOLE_RAIN}%`).execute();
        const startsAt = now() + startsIn;
        const rain = { starts_at: startsAt, ends_at: startsAt + lasts, tries, prizes: [...prizes] };
        const named = { id: `${CONSOLE_RAIN}${randomUUID()}`, pool_left: brand.sandbox.redRain.pool };
        await tx
          .insertInto("red_rains")
          .values({ ...named, ...rain })
          .execute();
      }),

    /** Unsettled deposits, newest first; then cancelled ones, whose money may still arrive. */
    async deposits() {
      const rows = await db
        .selectFrom("deposits")
        .innerJoin("members", "members.id", "deposits.member_id")
        .select(["deposits.id", "members.username", "kind", "amount", "bonus", "reference", "remark"])
        .select((eb) => [
          // The member reports it as paid.
          eb("deposits.state", "=", "review").as("inReview"),
          eb("deposits.state", "=", "cancelled").as("isCancelled"),
          eb
            .selectFrom("deposit_receipts")
            .select((count) => count.fn.countAll<number>().as("pictures"))
            .whereRef("deposit_receipts.deposit_id", "=", "deposits.id")
            .as("receipts"),
        ])
        .where("deposits.state", "in", ["awaiting", "review", "cancelled"])
        .orderBy("isCancelled")
        .orderBy("deposits.created_at", "desc")
        .orderBy("deposits.id")
        .limit(SHOWN.deposits)
        .execute();
      return rows.map(({ receipts, ...row }) => ({ ...row, receipts: receipts ?? 0 }));
    },

    /** Settles a deposit; false when it was already settled, undefined when there is none. */
    settleDeposit: (id: string, outcome: "paid" | DepositReason) =>
      db.transaction().execute((tx) => settleDeposit(tx, id, outcome, { now: now(), brand })),

    depositReceipt(id: string, position: number) {
      const pictures = db.selectFrom("deposit_receipts").select(["format", "bytes"]);
      return pictures.where("deposit_id", "=", id).where("position", "=", position).executeTakeFirst();
    },

    /** Pending withdrawals, oldest first. */
    withdrawals: async () =>
      (await pendingWithdrawals(db)).map(({ id, username, amount, fee, ...row }) => ({
        id,
        username,
        amount,
        fee,
        /** Bank, last digits and holder. */
        account: `${row.bank} ··${row.card_tail}, ${row.holder}`,
        requestedAt: row.requested_at,
      })),

    /** Pays or rejects a withdrawal; false when none with that id is pending. */
    settleWithdrawal: (id: string, outcome: "paid" | WithdrawalReason) =>
      db.transaction().execute((tx) => settleWithdrawal(tx, id, outcome, { now: now(), brand })),
  };
};
