import { MINUTE_MS, SECOND_MS } from "../calendar/durations.ts";
import type { Lottery } from "./lottery.ts";

/** A lottery is "closing" for this long before sales close. */
const HURRY_MS = MINUTE_MS;
/** Shortens "closing" in short rounds: at most this many times the pause between close and draw. */
const HURRY_SHARE = 3;
/** A draw is overdue if there is no result after this time. */
const OVERDUE_AFTER_MS = 2 * MINUTE_MS;

/**
 * State of a lottery: paused by the gateway; open for bets; closing soon; closed before the draw; drawing; or overdue,
 * when the draw should be over but no next one is known, so that a stale response doesn't show a draw in progress for
 * hours.
 */
export type DrawState = "paused" | "open" | "closing" | "closed" | "drawing" | "overdue";

/** See {@link DrawState}. `now` is epoch milliseconds of the gateway's clock. */
export const drawState = (
  { open, drawsAt, closesAt }: Pick<Lottery, "open" | "drawsAt" | "closesAt">,
  now: number,
): DrawState => {
  if (!open) return "paused";
  if (now >= drawsAt + OVERDUE_AFTER_MS) return "overdue";
  if (now >= drawsAt) return "drawing";
  if (now >= closesAt) return "closed";
  const hurry = Math.min(HURRY_MS, (drawsAt - closesAt) * HURRY_SHARE);
  return now >= closesAt - hurry ? "closing" : "open";
};

/** Requests after a draw are spread over this time, so that not all players send at once. */
const SPREAD_MS = 3 * SECOND_MS;
/** Delay of a retry when the refresh after a draw had no result. */
const RETRY_AFTER_MS = 15 * SECOND_MS;
/** Lifetime of a list without draws. */
const STALE_AFTER_MS = 5 * MINUTE_MS;

/** Determines the next refresh. Instants are epoch milliseconds of the gateway's clock. */
export interface RefreshConditions {
  readonly now: number;
  /** When the last request was sent, whatever its outcome. */
  readonly askedAt: number;
  /** This player's random position within the spread, from 0 to 1. */
  readonly share: number;
}

/**
 * Milliseconds until the next refresh: shortly after the next draw, and less often when one is overdue. At least a
 * second.
 */
export const refreshDelay = (
  lotteries: readonly Pick<Lottery, "open" | "drawsAt">[],
  { now, askedAt, share }: RefreshConditions,
): number => {
  const draws = lotteries.filter(({ open }) => open).map(({ drawsAt }) => drawsAt);
  const held = draws.some((drawsAt) => drawsAt <= askedAt);
  const first = Math.min(...draws.filter((drawsAt) => drawsAt > askedAt), Number.POSITIVE_INFINITY);
  const due = Math.min(
    first + share * SPREAD_MS,
    askedAt + (held ? RETRY_AFTER_MS + share * SPREAD_MS : STALE_AFTER_MS),
    askedAt + STALE_AFTER_MS,
  );
  return Math.max(SECOND_MS, Math.ceil(due - now));
};
