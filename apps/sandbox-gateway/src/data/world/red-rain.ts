const PESO = 100;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When it rains on every day, in milliseconds after the day begins where the merchant is; in order. */
export const rainsOfTheDay: readonly number[] = [0, 4, 8, 12, 16, 20].map((hours) => hours * HOUR);

/** What every planned rain is like; money in centavos. */
export const plannedRain = {
  lasts: 15 * MINUTE,
  tries: 5,
  /** One of these for each envelope, all equally likely: two in five are empty. */
  prizes: [0, 0, 2 * PESO, 5 * PESO, 10 * PESO],
  pool: 5_000 * PESO,
} as const;
