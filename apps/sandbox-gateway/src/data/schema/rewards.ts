import type { RewardKind, RewardStatus } from "@volado/domain/rewards";

/** Something the house gives a member. */
export interface RewardsTable {
  id: string;
  member_id: string;
  kind: RewardKind;
  status: RewardStatus;
  /** Centavos. */
  amount: number;
  /** What it is given for: a day, a code, a task of a day. One cause gives a member one reward. */
  source: string;
  created_at: number;
  /** An issued one that nobody claimed counts as closed from here on; null waits for ever. */
  claim_before: number | null;
  /** Paid into the wallet then. */
  claimed_at: number | null;
}

/** A code that pays a bonus. */
export interface PromoCodesTable {
  /** In capitals. */
  code: string;
  /** Centavos. */
  amount: number;
  valid_from: number;
  /** The first instant at which it is no longer valid; null holds for ever. */
  valid_until: number | null;
  /** How many members may still use it; null for any number. */
  uses_left: number | null;
}
