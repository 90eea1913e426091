import type { ColumnType, Generated } from "kysely";

/** Who owns money: one wallet per member and the house's own accounts. */
export interface AccountsTable {
  id: string;
  kind: "wallet" | "house";
  member_id: string | null;
}

/** A wallet's balance. Entries move it, and nothing else can; the database refuses to let it go below zero. */
export interface WalletsTable {
  member_id: string;
  account_id: string;
  balance: number;
}

/** One movement of money for one reason; its entries sum to zero. */
export interface TransactionsTable {
  id: string;
  member_id: string;
  kind: TransactionKind;
  /** What caused it: a round, a bet, a person at the console. */
  reference: string | null;
  created_at: number;
}

/**
 * Why money moves. A withdrawal waits in the house's payouts: `payout` hands it over, `withdrawal-return`
 * brings it back with its fee.
 */
export type TransactionKind =
  | "opening"
  | "adjustment"
  | "bet"
  | "win"
  | "deposit"
  | "withdrawal"
  | "withdrawal-return"
  | "payout"
  | "fee"
  | "bonus"
  | "rebate"
  | "transfer";

/** One side of a movement. Never changed or deleted. */
export interface EntriesTable {
  id: Generated<number>;
  transaction_id: string;
  account_id: string;
  amount: number;
  /** What it left in the wallet, told by the database; null for the house. */
  balance_after: ColumnType<number | null, never, never>;
}
