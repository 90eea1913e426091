import type { Winner } from "./winner.ts";

/** The board shows at most this many winners (Spec §9). */
export const WINNER_LIMIT = 20;

/**
 * Winners by amount, the largest first, at most {@link WINNER_LIMIT}; equal amounts keep the gateway's order (Spec §9).
 */
export const winnerBoard = (winners: readonly Winner[]): readonly Winner[] =>
  winners.toSorted((a, b) => b.amount - a.amount).slice(0, WINNER_LIMIT);
