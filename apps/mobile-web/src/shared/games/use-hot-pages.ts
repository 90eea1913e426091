import { firstPages, type Game, nextPage, pageCount } from "@volado/domain/games";
import { useMemo } from "react";
import { type AsyncState, asyncList, mapAsync } from "../query/async-state.ts";
import type { GameListResult } from "./game-list-result.ts";

/** The shown part of a list that was loaded as a whole. */
export interface ShownPart {
  /** The list's games; undefined until they are loaded. */
  readonly games: readonly Game[] | undefined;
  /** Pages shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

const NO_GAMES: readonly Game[] = [];

/** The hot call returns all games at once; this is a list result of the first pages (Spec §4 "Hot games"). */
export const useHotPages = (
  hot: AsyncState<unknown>,
  { games: all = NO_GAMES, page, pageSize, onPage }: ShownPart,
): GameListResult => {
  const games = useMemo(() => firstPages(all, page, pageSize), [all, page, pageSize]);
  const following = nextPage(page, pageCount(all.length, pageSize));
  const listed = mapAsync(hot, () => ({
    games,
    total: all.length,
    more: following === undefined ? ("end" as const) : ("idle" as const),
    loadMore: () => following !== undefined && onPage(following),
  }));
  return asyncList(listed, ({ total }) => total === 0);
};
