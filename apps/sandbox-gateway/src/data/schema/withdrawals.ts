import type { WithdrawalState } from "@volado/domain/wallet";
import type { Generated } from "kysely";

/** Money on its way to a member's bank (docs/decisions/102). */
export interface WithdrawalsTable {
  id: string;
  member_id: string;
  state: WithdrawalState;
  /** Centavos that reach the bank. */
  amount: number;
  /** Centavos taken beside it. */
  fee: number;
  bank: string;
  /** Last digits of the account. */
  card_tail: string;
  holder: string;
  requested_at: number;
  settled_at: number | null;
}

/** The merchant's terms for withdrawals, in one row (docs/decisions/102). */
export interface WithdrawalTermsTable {
  id: Generated<boolean>;
  /** Centavos that one withdrawal may be at least and at most, and that a member may withdraw in a day. */
  min: number;
  max: number;
  max_a_day: number;
  /** Withdrawals of a day without a fee. */
  free_a_day: number;
  /** Hundredths of a per cent of the amount. */
  fee_rate: number;
  /** Centavos. */
  min_fee: number;
}
