import { type GameListScope, withinScope } from "@volado/domain/games";
import { useMemo } from "react";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { asyncList } from "../../../shared/query/async-state.ts";

const NO_VENDORS: readonly string[] = [];

/** Of a list whose call knows no vendor, the games that are the page's own; while more may come it isn't empty. */
export const useGamesWithin = (
  result: GameListResult,
  { vendors = NO_VENDORS, classify }: Partial<Pick<GameListScope, "vendors" | "classify">>,
): GameListResult => {
  const all = result.data?.games;
  const games = useMemo(() => all && withinScope(all, { vendors, classify }), [all, vendors, classify]);
  if (result.phase !== "content" || !games) return result;
  const { more } = result.data;
  const own = { ...result, data: { ...result.data, games } };
  return asyncList(own, () => games.length === 0 && more === "end");
};
