import type { Lottery } from "./lottery.ts";

/** Milliseconds over which the players' questions after a draw are spread, so that they don't all come at once. */
const SPREAD = 3_000;
/** Milliseconds between two questions when a draw's end brought no news. */
const AGAIN = 15_000;
/** Milliseconds for which a list is good although nothing is drawn. */
const LONGEST = 300_000;

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
    first + share * SPREAD,
    askedAt + (held ? AGAIN + share * SPREAD : LONGEST),
    askedAt + LONGEST,
  );
  return Math.max(1_000, Math.ceil(due - now));
};
