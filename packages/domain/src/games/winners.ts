import type { LaunchTarget } from "../launch/launch.ts";
import type { GameType } from "./game.ts";

/** A winner (Spec §3 "Winner"). */
export interface Winner {
  readonly id: string;
  readonly gameName: string;
  readonly imageUrl: string;
  readonly customerName: string;
  /** Centavos of the merchant's currency; the response names none. */
  readonly amount: number;
  /** The game to launch; undefined when the gateway doesn't send it. */
  readonly nodeId: string | undefined;
  readonly gameId: string | undefined;
  readonly vendor: string | undefined;
  readonly type: GameType | undefined;
}

/** Maximum number of winners on the board (Spec §9). */
export const WINNER_LIMIT = 20;

/** Sorts winners by amount, largest first, up to {@link WINNER_LIMIT}; ties keep the gateway's order (Spec §9). */
export const winnerBoard = (winners: readonly Winner[]): readonly Winner[] =>
  winners.toSorted((a, b) => b.amount - a.amount).slice(0, WINNER_LIMIT);

/** What a tap on a winner does (Spec §2 "tap launches game"). */
type WinnerOpening =
  | { readonly kind: "launch"; readonly game: LaunchTarget & { readonly name: string } }
  /** Only the game's name is known: search for it. */
  | { readonly kind: "search"; readonly name: string };

/** What a tap on a winner opens; undefined without any information about the game. */
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
