import { randomUUID } from "node:crypto";
import { compareMoney, type Money } from "@volado/domain/money";
import { withdrawalFee, withdrawalProblem } from "@volado/domain/wallet";
import type { Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { WithdrawalsTable } from "../data/schema/withdrawals.ts";
import { Refusal } from "../request/refusal.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import { withdrawalTerms } from "./terms.ts";

/** A withdrawal as the database keeps it. */
export type WithdrawalRow = Selectable<WithdrawalsTable>;

/** The account that money is to go to. */
export interface BankAccount {
  readonly bank: string;
  /** Last digits. */
  readonly tail: string;
  readonly holder: string;
}

/** What a member asks for. */
export interface WithdrawalOrder {
  readonly memberId: string;
  readonly account: BankAccount;
  /** What is to reach the bank. */
  readonly amount: Money;
  /** The fee that the member has read and agreed to. */
  readonly fee: Money;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whose days limits are counted in. */
  readonly brand: Brand;
}

/**
 * Takes amount and fee out of the wallet and keeps the order as pending, within the caller's transaction.
 *
 * @throws Refusal insufficient_balance, withdrawal_limit, rollover_left; conflict when the fee is another by now.
 */
export const placeWithdrawal = async (tx: Tx, order: WithdrawalOrder): Promise<WithdrawalRow> => {
  const { memberId, account, amount, fee, now, brand } = order;
  // One member's orders take turns, so that each sees what the one before left of balance and limits.
  await lockWallet(tx, memberId);
  // Nor do the merchant's terms change under an order.
  await tx.selectFrom("withdrawal_terms").select("id").forShare().execute();
  const terms = await withdrawalTerms(tx, memberId, now, brand);
  const problem = withdrawalProblem(amount, terms);
  if (problem?.kind === "balance") throw new Refusal("insufficient_balance");
  if (problem?.kind === "rollover") throw new Refusal("rollover_left");
  if (problem !== undefined) throw new Refusal("withdrawal_limit", { message: problem.kind });
  if (compareMoney(withdrawalFee(amount, terms), fee) !== 0)
    throw new Refusal("conflict", { message: "The fee has changed." });

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
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const movement = { memberId, reference: `withdrawal:${row.id}`, at: now };
  await move(tx, { ...movement, kind: "withdrawal", amount: -row.amount });
  await move(tx, { ...movement, kind: "fee", amount: -row.fee });
  return row;
};
