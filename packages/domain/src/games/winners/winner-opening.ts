import type { LaunchTarget } from "../../launch/launch-decision.ts";
import type { Winner } from "./winner.ts";

/** What a tap on a winner does (Spec §2 "tap launches game"). */
export type WinnerOpening =
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
