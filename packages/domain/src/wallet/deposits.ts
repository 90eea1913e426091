import { compareMoney, type Money, minMoney, multiplyMoney, percentOfMoney } from "../money/money.ts";
import { isBeyondMoney, readTypedMoney } from "../money/typed-money.ts";
import type { ActiveBonus } from "./bonus-money.ts";

/** How a deposit is paid. */
export const DepositKind = {
  /** A bank transfer (SPEI), optionally with a receipt. */
  Transfer: "transfer",
  Voucher: "voucher",
  /** Payment on a provider's page. */
  Redirect: "redirect",
} as const;
export type DepositKind = (typeof DepositKind)[keyof typeof DepositKind];

export const DepositState = {
  /** No payment yet. */
  Awaiting: "awaiting",
  /** Reported as paid; under review. */
  Review: "review",
  Paid: "paid",
  Rejected: "rejected",
  /** Not paid in time. */
  Expired: "expired",
  /** Cancelled by the player before a payment. */
  Cancelled: "cancelled",
} as const;
export type DepositState = (typeof DepositState)[keyof typeof DepositState];

/** Why a deposit is rejected, as the merchant's staff chooses it; `declined` is the payment provider's. */
export const depositReasons = [
  "not-received",
  "amount-differs",
  "receipt-unreadable",
  "other-holder",
  "security-review",
  "declined",
] as const;
export type DepositReason = (typeof depositReasons)[number];

/** The shop where a voucher is paid. */
export interface DepositShop {
  readonly name: string;
  /** Charged by the shop, in addition to the deposit. */
  readonly fee: Money;
}

export interface DepositMethod {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly min: Money;
  readonly max: Money;
  readonly quickAmounts: readonly Money[];
  readonly shop?: DepositShop | undefined;
}

export interface DepositBonus {
  readonly id: string;
  readonly title: string;
  readonly percent: number;
  readonly minDeposit: Money;
  readonly maxBonus: Money;
  /** How many times the bonus must be bet before it becomes real money. */
  readonly rollover: number;
}

/** Options of the deposit page. */
export interface DepositOptions {
  readonly methods: readonly DepositMethod[];
  readonly bonuses: readonly DepositBonus[];
  readonly bonus: ActiveBonus | undefined;
  /** Another unpaid deposit promises a bonus, so that none can be chosen. */
  readonly bonusWaiting: boolean;
}

export interface PayTo {
  readonly bank: string;
  readonly holder: string;
  /** Digits in the country's form, such as a CLABE's 18. */
  readonly account: string;
}

/** A deposit. Instants are epoch milliseconds. */
export interface Deposit {
  readonly id: string;
  readonly kind: DepositKind;
  readonly methodName: string;
  readonly state: DepositState;
  readonly amount: Money;
  /** The bonus when paid; 0 without one. */
  readonly bonus: Money;
  /** The amount to bet before the bonus becomes real money. */
  readonly wager: Money;
  /** The chosen bonus wasn't paid: it was for the first deposit, and another one had been paid. */
  readonly bonusLost: boolean;
  readonly reference: string;
  readonly payTo?: PayTo | undefined;
  readonly shop?: DepositShop | undefined;
  /** The provider's payment page, while it can be paid. */
  readonly payUrl?: string | undefined;
  readonly createdAt: number;
  readonly payBefore: number;
  readonly settledAt: number | undefined;
  /** Of a rejected one; undefined if the gateway gives none. */
  readonly reason: DepositReason | undefined;
}

/** Why a typed amount is refused. */
export type AmountProblem = "empty" | "format" | "low" | "high";

/** Checks a typed amount against a method's limits. @returns undefined when valid */
export const amountProblem = (
  text: string,
  { min, max }: Pick<DepositMethod, "min" | "max">,
): AmountProblem | undefined => {
  if (text.trim() === "") return "empty";
  const amount = readTypedMoney(text, min.currency);
  if (amount === undefined) return isBeyondMoney(text) ? "high" : "format";
  if (compareMoney(amount, min) < 0) return "low";
  return compareMoney(amount, max) > 0 ? "high" : undefined;
};

export interface BonusTerms {
  readonly bonus: Money;
  /** To bet before the bonus becomes real money. */
  readonly wager: Money;
}

/** The bonus for a deposit, rounded down to the centavo; undefined when the deposit is too small. */
export const bonusTerms = (
  {
    percent,
    minDeposit,
    maxBonus,
    rollover,
  }: Pick<DepositBonus, "percent" | "minDeposit" | "maxBonus" | "rollover">,
  amount: Money,
): BonusTerms | undefined => {
  if (compareMoney(amount, minDeposit) < 0) return undefined;
  const bonus = minMoney(percentOfMoney(amount, percent, "down"), maxBonus);
  return { bonus, wager: multiplyMoney(bonus, rollover) };
};

/** The stored fields of a deposit's state. */
interface StoredDeposit {
  readonly state: DepositState;
  readonly payBefore: number;
}

/** The state at `now`: an unpaid deposit expires. */
export const depositStateAt = ({ state, payBefore }: StoredDeposit, now: number): DepositState =>
  state === DepositState.Awaiting && payBefore <= now ? DepositState.Expired : state;

/** Whether the state may still change, so that polling makes sense. */
export const isOpenDeposit = (state: DepositState): boolean =>
  state === DepositState.Awaiting || state === DepositState.Review;
