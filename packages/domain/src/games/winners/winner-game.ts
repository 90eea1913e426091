import type { LaunchTarget } from "../../launch/launch-decision.ts";
import type { Winner } from "./winner.ts";

/**
 * What a tap on a winner opens, with the game's name; undefined when the gateway does not tell which game it
 * was (Spec §2).
 */
export const winnerGame = ({
  nodeId,
  gameId,
  vendor,
  type,
  gameName: name,
}: Winner): (LaunchTarget & { readonly name: string }) | undefined =>
  nodeId && gameId && vendor && type ? { nodeId, gameId, vendor, type, name } : undefined;
