import { MINUTE_MS, SECOND_MS } from "../calendar/durations.ts";
import type { Lottery } from "./lottery.ts";

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
