import type { LaunchTarget } from "../launch/launch.ts";
import type { GameType } from "./game.ts";

/** One row of the winner board (Spec §3 "Winner"). */
export interface Winner {
  readonly id: string;
  readonly gameName: string;
  readonly imageUrl: string;
  readonly customerName: string;
  /** Whole centavos of the merchant's currency, which the answer doesn't name. */
  readonly amount: number;
  /** What a tap launches; undefined when the gateway does not tell. */
  readonly nodeId: string | undefined;
  readonly gameId: string | undefined;
  readonly vendor: string | undefined;
  readonly type: GameType | undefined;
}

/** The board shows at most this many winners (Spec §9). */
export const WINNER_LIMIT = 20;

/**
 * Winners by amount, the largest first, at most {@link WINNER_LIMIT}; equal amounts keep the gateway's order (Spec §9).
 */
export const winnerBoard = (winners: readonly Winner[]): readonly Winner[] =>
  winners.toSorted((a, b) => b.amount - a.amount).slice(0, WINNER_LIMIT);

/** What a tap on a winner does (Spec §2 "tap launches game"). */
type WinnerOpening =
  | { readonly kind: "launch"; readonly game: LaunchTarget & { readonly name: string } }
  /** The gateway told the game's name alone: a list of that name finds it and launches it. */
  | { readonly kind: "search"; readonly name: string };

/** What a tap on a winner opens; undefined when nothing is told of the game, not even its name. */
export const winnerOpening = ({
  nodeId,
  gameId,
  vendor,
  type,
  gameName,
}: Winner): WinnerOpening | undefined => {
  const name = gameName.trim();
  if (nodeId && gameId && vendor && type)
    return { kind: "launch", game: { nodeId, gameId, vendor, type, name } };
  return name === "" ? undefined : { kind: "search", name };
};
