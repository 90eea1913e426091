/** The account to test with. Calls that need a missing field are not tried. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** For cards, withdrawals and transfers. */
  readonly paymentPassword?: string;
  /** User name of a downline to transfer money to. @default the first two of the team report */
  readonly downline?: string;
  /** A promo code that the account has not redeemed yet. */
  readonly promoCode?: string;
  /** Amount to withdraw, in major units. @default the gateway's minimum */
  readonly withdrawal?: number;
  /** Amount to transfer to each downline, in major units. @default the minimum */
  readonly transfer?: number;
}

/** A secret that differs from the real one. */
export const wrongSecret = (real: string | undefined): string => (real === "999999" ? "888888" : "999999");
