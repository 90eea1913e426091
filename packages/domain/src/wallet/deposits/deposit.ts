/** How a deposit is paid. */
export const DepositKind = {
  /** The player transfers to an account (SPEI) and may show the bank's receipt. */
  Transfer: "transfer",
  /** The player pays cash in a shop, with a reference. */
  Voucher: "voucher",
  /** The player pays on the page of a payment provider. */
  Redirect: "redirect",
} as const;
export type DepositKind = (typeof DepositKind)[keyof typeof DepositKind];

/** Where a deposit stands. */
export const DepositState = {
  /** Nothing has come yet. */
  Awaiting: "awaiting",
  /** The player says it is paid; somebody looks at it. */
  Review: "review",
  Paid: "paid",
  Rejected: "rejected",
  /** Nothing came in time. */
  Expired: "expired",
} as const;
export type DepositState = (typeof DepositState)[keyof typeof DepositState];

/** A way to deposit. Amounts in major units. */
export interface DepositMethod {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Amounts offered for a tap. */
  readonly quickAmounts: readonly number[];
}

/** What a promotion adds to a deposit. Amounts in major units. */
export interface DepositBonus {
  readonly id: string;
  readonly title: string;
  /** Of the deposit. */
  readonly percent: number;
  /** Smallest deposit that earns it. */
  readonly least: number;
  /** Largest bonus. */
  readonly most: number;
  /** How many times deposit and bonus together have to be bet before a withdrawal. */
  readonly rollover: number;
}

/** What the deposit page offers. */
export interface DepositOptions {
  readonly methods: readonly DepositMethod[];
  readonly bonuses: readonly DepositBonus[];
  /** ISO 4217 code of every amount. */
  readonly currency: string;
  /** What earlier bonuses still ask the player to bet. */
  readonly wagerLeft: number;
}

/** Account that a transfer goes to. */
export interface PayTo {
  readonly bank: string;
  readonly holder: string;
  /** CLABE, 18 digits. */
  readonly account: string;
}

/** One deposit. Amounts in major units, instants in epoch milliseconds. */
export interface Deposit {
  readonly id: string;
  readonly kind: DepositKind;
  readonly methodName: string;
  readonly state: DepositState;
  readonly amount: number;
  readonly currency: string;
  /** What comes on top when it is paid; 0 for none. */
  readonly bonus: number;
  /** What has to be bet before a withdrawal because of the bonus. */
  readonly wager: number;
  /** Says at the bank or the shop which deposit it is. */
  readonly reference: string;
  readonly payTo?: PayTo | undefined;
  /** Page of the payment provider, while it can be paid there. */
  readonly payUrl?: string | undefined;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly settledAt: number | undefined;
}
