import type { Money } from "../../money/money.ts";

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

/** A way to deposit. */
export interface DepositMethod {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly min: Money;
  readonly max: Money;
  /** Amounts offered for a tap. */
  readonly quickAmounts: readonly Money[];
}

/** What a promotion adds to a deposit. */
export interface DepositBonus {
  readonly id: string;
  readonly title: string;
  /** Of the deposit. */
  readonly percent: number;
  /** Smallest deposit that earns it. */
  readonly minDeposit: Money;
  /** Largest bonus. */
  readonly maxBonus: Money;
  /** How many times deposit and bonus together have to be bet before a withdrawal. */
  readonly rollover: number;
}

/** What the deposit page offers. */
export interface DepositOptions {
  readonly methods: readonly DepositMethod[];
  readonly bonuses: readonly DepositBonus[];
  /** What earlier bonuses still ask the player to bet. */
  readonly wagerLeft: Money;
}

/** Account that a transfer goes to. */
export interface PayTo {
  readonly bank: string;
  readonly holder: string;
  /** CLABE, 18 digits. */
  readonly account: string;
}

/** One deposit. Instants are epoch milliseconds. */
export interface Deposit {
  readonly id: string;
  readonly kind: DepositKind;
  readonly methodName: string;
  readonly state: DepositState;
  readonly amount: Money;
  /** What comes on top when it is paid; nothing when no bonus was chosen. */
  readonly bonus: Money;
  /** What has to be bet before a withdrawal because of the bonus. */
  readonly wager: Money;
  /** Says at the bank or the shop which deposit it is. */
  readonly reference: string;
  readonly payTo?: PayTo | undefined;
  /** Page of the payment provider, while it can be paid there. */
  readonly payUrl?: string | undefined;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly settledAt: number | undefined;
}
