import { randomUUID } from "node:crypto";
import { compareMoney, decimalOf, type Money, moneyOf } from "@volado/domain/money";
import {
  type WithdrawalReason,
  type WithdrawalTerms,
  withdrawable,
  withdrawalFee,
  withdrawalProblem,
  withdrawalsToday,
} from "@volado/domain/wallet";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { writeWithdrawalMessage } from "../inbox/settlement-messages.ts";
import { Refusal } from "../request/refusal.ts";
import { clubLevels, perksOf } from "../vip/levels.ts";
import { activeGrant, giveUpBonus } from "../wallet/bonus-grants.ts";
import { HouseAccount, lockWallet, move, post, type Tx } from "../wallet/ledger.ts";

/** What a member may withdraw now; valid until the end of a transaction that has locked wallet and terms. */
export const withdrawalTerms = async (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
  brand: Pick<Brand, "clock" | "currency" | "sandbox">,
): Promise<Omit<WithdrawalTerms, "bonus">> => {
  const { clock, currency, sandbox } = brand;
  const merchant = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
  const wallets = db.selectFrom("wallets").innerJoin("members", "id", "member_id").where("id", "=", memberId);
  const own = wallets.select(["balance", "payment_password_hash", "club_label"]);
  const { balance, payment_password_hash, club_label } = await own.executeTakeFirstOrThrow();
  const { sum, ...made } = await db
    .selectFrom("withdrawals")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.countAll<number>().filterWhere("fee", "=", 0).as("free"),
      eb.fn.coalesce(eb.fn.sum<string | number>("amount"), eb.lit(0)).as("sum"),
    ])
    .where("member_id", "=", memberId)
    .where("state", "<>", "rejected")
    .where("requested_at", ">=", clock.startOf(clock.day(now)))
    .executeTakeFirstOrThrow();
  const paid = db.selectFrom("withdrawals").select("id").where("member_id", "=", memberId);
  const isFirst = (await paid.where("state", "=", "paid").limit(1).executeTakeFirst()) === undefined;
  const { hours, firstHours } = sandbox.withdrawalReview;
  const money = (centavos: number) => moneyOf(centavos, currency);
  const perk = perksOf(clubLevels(brand), club_label).find((one) => one.kind === "withdrawals");
  return {
    minimum: money(merchant.min),
    maximum: money(merchant.max),
    fee: { percent: merchant.fee_rate / 100, minimum: money(merchant.min_fee) },
    available: money(withdrawable(balance, await activeGrant(db, memberId))),
    leftToday: money(Math.max(0, merchant.max_a_day - Number(sum))),
    ...withdrawalsToday(perk ?? { count: sandbox.withdrawalsADay, free: merchant.free_a_day }, made),
    reviewHours: isFirst ? firstHours : hours,
    hasPaymentPassword: payment_password_hash !== null,
  };
};

type WithdrawalRow = Selectable<Schema["withdrawals"]>;

interface WithdrawalOrder {
  readonly memberId: string;
  /** The target account; `tail` are its last digits. */
  readonly account: Readonly<Record<"bank" | "tail" | "holder", string>>;
  /** The amount to arrive at the bank. */
  readonly amount: Money;
  /** The fee that the member has agreed to. */
  readonly fee: Money;
  /** The member agreed to lose the active bonus. */
  readonly givesUpBonus: boolean;
  readonly now: number;
  /** The brand whose days the limits count by. */
  readonly brand: Brand;
}

/**
 * Takes amount and fee out of the wallet; an active bonus is given up.
 * @throws Refusal insufficient_balance, withdrawal_limit; conflict when the fee has changed, or the member hasn't agreed
 * to lose the active bonus
 */
export const placeWithdrawal = async (tx: Tx, order: WithdrawalOrder): Promise<WithdrawalRow> => {
  const { memberId, account, amount, fee, now, brand } = order;
  // Serializes one member's orders, so that each sees the balance and limits left by the previous one.
  await lockWallet(tx, memberId);
  // Locks the merchant's terms too, so that they can't change meanwhile.
  await tx.selectFrom("withdrawal_terms").select("id").forShare().execute();
  const terms = await withdrawalTerms(tx, memberId, now, brand);
  const problem = withdrawalProblem(amount, terms);
  if (problem?.kind === "balance") throw new Refusal("insufficient_balance");
  if (problem !== undefined) throw new Refusal("withdrawal_limit", { message: problem.kind });
  if (compareMoney(withdrawalFee(amount, terms), fee) !== 0)
    throw new Refusal("conflict", { message: "The fee has changed." });
  if ((await activeGrant(tx, memberId)) !== undefined) {
    if (!order.givesUpBonus) throw new Refusal("conflict", { message: "The withdrawal gives up a bonus." });
    await giveUpBonus(tx, { memberId, at: now });
  }

  const row = await tx
    .insertInto("withdrawals")
    .values({
      id: randomUUID(),
      member_id: memberId,
      state: "pending",
      amount: amount.centavos,
      fee: fee.centavos,
      bank: account.bank,
      card_tail: account.tail,
      holder: account.holder,
      requested_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const movement = { memberId, reference: `withdrawal:${row.id}`, at: now };
  await move(tx, { ...movement, kind: "withdrawal", amount: -row.amount });
  await move(tx, { ...movement, kind: "fee", amount: -row.fee });
  return row;
};

/**
 * Pays a pending withdrawal, or returns it with its fee, and writes to the member about it.
 * @param outcome "paid", or why it is rejected
 * @returns false when none with that id is pending
 */
export const settleWithdrawal = async (
  tx: Tx,
  id: string,
  outcome: "paid" | WithdrawalReason,
  { now, brand }: Readonly<{ now: number; brand: Brand }>,
): Promise<boolean> => {
  const pending = tx.updateTable("withdrawals").where("id", "=", id).where("state", "=", "pending");
  const settled = outcome === "paid" ? { state: outcome } : ({ state: "rejected", reason: outcome } as const);
  const row = await pending
    .set({ ...settled, settled_at: now })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  const { member_id: memberId, amount, fee } = row;
  const movement = { memberId, reference: `withdrawal:${id}`, at: now };
  const fromPayouts = { accountId: HouseAccount.Payouts, amount: -amount };
  if (outcome === "paid") {
    const sides = [fromPayouts, { accountId: HouseAccount.Cash, amount }];
    await post(tx, { ...movement, kind: "payout", sides });
  } else {
    const { accountId } = await lockWallet(tx, memberId);
    const fromFees = fee === 0 ? [] : [{ accountId: HouseAccount.Fees, amount: -fee }];
    const back = { accountId, amount: amount + fee };
    await post(tx, { ...movement, kind: "withdrawal-return", sides: [back, fromPayouts, ...fromFees] });
  }
  await writeWithdrawalMessage(tx, row, brand, now);
  return true;
};

/** Pending withdrawals of all members, oldest first, each with its member's name. */
export const pendingWithdrawals = (db: Kysely<Schema>) =>
  db
    .selectFrom("withdrawals")
    .innerJoin("members", "members.id", "withdrawals.member_id")
    .selectAll("withdrawals")
    .select("members.username")
    .where("withdrawals.state", "=", "pending")
    .orderBy("withdrawals.requested_at")
    .orderBy("withdrawals.id")
    .limit(200)
    .execute();

type WireWithdrawal = WireValue<Endpoints["requestWithdrawal"]>;
type WireTerms = WireValue<Endpoints["getWithdrawalTerms"]>;

export const wireWithdrawal = (row: WithdrawalRow, currency: string): WireWithdrawal => ({
  id: row.id,
  state: row.state,
  currency,
  amount: decimalOf(row.amount),
  fee: decimalOf(row.fee),
  bank: row.bank,
  cardTail: row.card_tail,
  requestedAt: row.requested_at,
  settledAt: row.settled_at,
  ...(row.reason !== null && { reason: row.reason }),
});

const decimal = ({ centavos }: Money): string => decimalOf(centavos);

export const wireTerms = (
  terms: Omit<WithdrawalTerms, "bonus">,
  bonus: WireTerms["bonus"],
  latest: readonly WithdrawalRow[],
): WireTerms => {
  const { currency } = terms.available;
  return {
    ...terms,
    currency,
    available: decimal(terms.available),
    bonus,
    minimum: decimal(terms.minimum),
    maximum: decimal(terms.maximum),
    leftToday: decimal(terms.leftToday),
    fee: { ...terms.fee, minimum: decimal(terms.fee.minimum) },
    latest: latest.map((row) => wireWithdrawal(row, currency)),
  };
};
