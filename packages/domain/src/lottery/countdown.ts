import { SECOND_MS } from "../calendar/durations.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const two = (value: number): string => String(value).padStart(2, "0");

/** Remaining time as whole days and a clock for the rest. */
export interface Countdown {
  readonly days: number;
  /** "07:05" under an hour, else "01:07:05". */
  readonly clock: string;
}

/** Formats `left` milliseconds. A started second counts, so that zero appears exactly at the end. */
export const countdownOf = (left: number): Countdown => {
  const seconds = Math.max(0, Math.ceil(left / SECOND_MS));
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS);
  const rest = `${two(Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS))}:${two(seconds % MINUTE_SECONDS)}`;
  return { days, clock: days > 0 || hours > 0 ? `${two(hours)}:${rest}` : rest };
};
