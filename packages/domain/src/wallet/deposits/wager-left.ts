/** A paid deposit with a bonus, and what was bet from then until the next one. */
export interface BonusWager {
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
