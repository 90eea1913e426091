import {
  addMoney,
  compareMoney,
  type Money,
  minMoney,
  multiplyMoney,
  percentOfMoney,
} from "../money/money.ts";
import { isBeyondMoney, readTypedMoney } from "../money/typed-money.ts";

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

/** What is wrong with a typed amount. */
export type AmountProblem = "empty" | "format" | "low" | "high";

/** Checks a typed amount against a method's limits. @returns undefined for one that can be deposited */
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

/** What a bonus brings, and what it asks for. */
export interface BonusTerms {
  readonly bonus: Money;
  /** To be bet before a withdrawal. */
  readonly wager: Money;
}

/** What a promotion adds to a deposit, rounded down to the centavo; undefined when the deposit is too small for it. */
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
  return { bonus, wager: multiplyMoney(addMoney(amount, bonus), rollover) };
};

/** A deposit as it is kept. */
interface KeptDeposit {
  readonly state: DepositState;
  /** Epoch milliseconds. */
  readonly payBefore: number;
}

/** Where a deposit stands at `now`: one that waits for its money has a time to come. */
export const depositStateAt = ({ state, payBefore }: KeptDeposit, now: number): DepositState =>
  state === DepositState.Awaiting && payBefore <= now ? DepositState.Expired : state;

/** Whether something may still happen to it, so that it is worth asking again. */
export const isOpenDeposit = (state: DepositState): boolean =>
  state === DepositState.Awaiting || state === DepositState.Review;

/** A paid deposit with a bonus, and what was bet from then until the next one. */
interface BonusWager {
  /** To be bet because of it. */
  readonly wager: number;
  /** Bet since, before the next. */
  readonly bet: number;
}

/**
 * What is left to bet before a withdrawal: bets count for what was asked before them, and never ahead for a
 * later bonus.
 *
 * @param stretches in the order of time, amounts in whole centavos of one currency
 */
export const wagerLeft = (stretches: readonly BonusWager[]): number =>
  stretches.reduce((left, { wager, bet }) => Math.max(0, left + wager - bet), 0);
