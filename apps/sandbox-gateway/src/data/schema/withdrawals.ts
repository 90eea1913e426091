import type { WithdrawalState } from "@volado/domain";

/** Money on its way to a member's bank (docs/decisions/103). */
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
