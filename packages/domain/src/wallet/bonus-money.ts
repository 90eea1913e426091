import type { Money } from "../money/money.ts";

/**
 * Bonus money is the part of a wallet's balance that a deposit's bonus added. It can't be withdrawn until the bonus has
 * been wagered; the rest of the balance is real money, which a bonus never locks (docs/decisions/102). The rules count
 * in centavos of one currency.
 */
export interface BonusMoney {
  /** Bonus money left in the wallet. */
  readonly remaining: number;
  /** Bet since the bonus was paid; every stake counts in full. */
  readonly wagered: number;
  /** To bet in all until the bonus money becomes real. */
  readonly wager: number;
}

/** A member's active bonus, as pages show it. */
export interface ActiveBonus extends Readonly<Record<keyof BonusMoney, Money>> {
  readonly id: string;
  readonly title: string;
  /** Bonus money in open bets; when the bonus is given up, it is lost with its part of their wins. */
  readonly inBets: Money;
}

/** How a bonus ends: wagered, played down to less than any stake, or given up. */
export type BonusState = "active" | "completed" | "spent" | "given-up";

/** The money that can be withdrawn or transferred: all but bonus money. */
export const withdrawable = (balance: number, bonus: Pick<BonusMoney, "remaining"> | undefined): number =>
  Math.max(0, balance - (bonus?.remaining ?? 0));

/** Takes a stake out of a balance, real money first. @returns the bonus after it, and how much of it was bonus money */
export const takeStake = <Bonus extends BonusMoney>(
  bonus: Bonus,
  balance: number,
  stake: number,
): { readonly bonus: Bonus; readonly fromBonus: number } => {
  const fromBonus = Math.max(0, stake - withdrawable(balance, bonus));
  const remaining = bonus.remaining - fromBonus;
  return { bonus: { ...bonus, remaining, wagered: bonus.wagered + stake }, fromBonus };
};

/** The part of a win that is bonus money: in proportion to the stake, rounded down in the player's favour. */
export const bonusShareOf = (win: number, stake: number, fromBonus: number): number =>
  // The product may exceed the safe integers.
  fromBonus === 0 ? 0 : Number((BigInt(win) * BigInt(fromBonus)) / BigInt(stake));

/** The state of an active bonus after play. `hasOpenStake`: an open bet may still win bonus money back. */
export const bonusStateOf = (
  { remaining, wagered, wager }: BonusMoney,
  { smallestStake, hasOpenStake }: { readonly smallestStake: number; readonly hasOpenStake: boolean },
): Exclude<BonusState, "given-up"> => {
  if (wagered >= wager) return "completed";
  return remaining < smallestStake && !hasOpenStake ? "spent" : "active";
};
