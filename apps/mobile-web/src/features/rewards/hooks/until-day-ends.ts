/** Milliseconds after the day's end: a timer is never asked for nothing. */
const MARGIN_MS = 1_000;

/**
 * Milliseconds until what was told of a day is old, by the clock of the gateway that told it; false while nothing was.
 */
export const untilDayEnds = <Told extends { readonly serverTime: number }>(
  told: Told | undefined,
  endOf: (told: Told) => number,
): number | false => (told ? Math.max(endOf(told) - told.serverTime, 0) + MARGIN_MS : false);
