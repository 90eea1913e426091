import type { Money } from "../money/money.ts";

/** The member's money over all vendors (Spec §3 "Wallet"). */
export interface Wallet {
  readonly total: Money;
}
