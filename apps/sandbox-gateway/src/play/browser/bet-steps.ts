/** The smallest and the largest bet of a game, in centavos. */
export interface BetLimits {
  readonly min: number;
  readonly max: number;
}

const mantissas = [1, 2, 5] as const;

/** 1, 2, 5, 10, 20, 50 and so on, up to the largest that is not above `max`. */
const roundAmounts = (max: number): number[] => {
  const decades = Math.floor(Math.log10(max)) + 1;
  return Array.from({ length: decades }, (_, power) => mantissas.map((mantissa) => mantissa * 10 ** power))
    .flat()
    .filter((amount) => amount <= max);
};

/** Bets that a game's page offers: its minimum and maximum, and round amounts between them. */
export const betSteps = ({ min, max }: BetLimits): readonly number[] => {
  const between = roundAmounts(max).filter((amount) => amount > min && amount < max);
  return min === max ? [min] : [min, ...between, max];
};
