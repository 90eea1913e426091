import { MINUTE_MS, SECOND_MS } from "../calendar/durations.ts";
import type { Lottery } from "./lottery.ts";

/** Time before the close of sales in which a player should hurry. */
const HURRY_MS = MINUTE_MS;
/** Of a short round only its last part is worth a hurry. */
const HURRY_SHARE = 3;
/** Time after which a draw without news is no longer said to be under way. */
const OVERDUE_AFTER_MS = 2 * MINUTE_MS;

/**
 * Where a lottery stands: paused by the gateway; open for bets; closing soon; closed, the draw is next;
 * drawing; or overdue, when the draw should be over and nobody has told of the next one: an old answer must
 * not claim that a draw goes on for hours.
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

/** Time over which the players' questions after a draw are spread, so that they don't all come at once. */
const SPREAD_MS = 3 * SECOND_MS;
/** Time between two questions when a draw's end brought no news. */
const ASK_AGAIN_AFTER_MS = 15 * SECOND_MS;
/** Time for which a list is good although nothing is drawn. */
const STALE_AFTER_MS = 5 * MINUTE_MS;

/** What the next question depends on. Instants are epoch milliseconds of the gateway's clock. */
export interface RefreshConditions {
  readonly now: number;
  /** When the gateway was asked last, whatever came of it. */
  readonly askedAt: number;
  /** This player's share of the spread, from 0 to 1. */
  readonly share: number;
}

/**
 * Milliseconds until the lotteries should be asked for again: shortly after the first draw that is still to
 * come, and not at all often when one is overdue. Never less than a second.
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
    askedAt + (held ? ASK_AGAIN_AFTER_MS + share * SPREAD_MS : STALE_AFTER_MS),
    askedAt + STALE_AFTER_MS,
  );
  return Math.max(SECOND_MS, Math.ceil(due - now));
};
