import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";

const PESO = 100;

/** When it rains on every day, in milliseconds after the day begins where the merchant is; in order. */
export const rainsOfTheDay: readonly number[] = [0, 4, 8, 12, 16, 20].map((hours) => hours * HOUR_MS);

/** What every planned rain is like; money in centavos. */
export const plannedRain = {
  lasts: 15 * MINUTE_MS,
  tries: 5,
  /** One of these for each envelope, all equally likely: two in five are empty. */
  prizes: [0, 0, 2 * PESO, 5 * PESO, 10 * PESO],
  pool: 5_000 * PESO,
} as const;
