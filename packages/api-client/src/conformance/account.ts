/** Whose account is used, and what only its owner knows. What is left out leaves the calls that need it untried. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** For cards, withdrawals and transfers. */
  readonly paymentPassword?: string;
  /** User name of a downline that money is sent to. @default the first two of the team report */
  readonly downline?: string;
  /** A promo code that the account has not redeemed. */
  readonly promoCode?: string;
  /** What one withdrawal is asked for, in major units. @default the least that the gateway allows */
  readonly withdrawal?: number;
  /** What one transfer gives each downline, in major units. @default the least there is */
  readonly transfer?: number;
}

/** A secret that isn't the real one. */
export const wrongSecret = (real: string | undefined): string => (real === "999999" ? "888888" : "999999");
