import { SECOND_MS } from "../calendar/durations.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const two = (value: number): string => String(value).padStart(2, "0");

/** A time that is left, in whole days and a clock of the rest. */
export interface Countdown {
  readonly days: number;
  /** "07:05" under an hour, "01:07:05" from there on. */
  readonly clock: string;
}

/**
 * A countdown of `left` milliseconds. A second that has begun still counts, so that zero is shown exactly
 * when the time is over; less than nothing is zero.
 */
export const countdownOf = (left: number): Countdown => {
  const seconds = Math.max(0, Math.ceil(left / SECOND_MS));
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS);
  const rest = `${two(Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS))}:${two(seconds % MINUTE_SECONDS)}`;
  return { days, clock: days > 0 || hours > 0 ? `${two(hours)}:${rest}` : rest };
};
