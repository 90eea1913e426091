import { firstPages, type Game, nextPage, pageCount } from "@volado/domain/games";
import { useMemo } from "react";
import { type AsyncState, asyncList, mapAsync } from "../query/async-state.ts";
import type { GameListResult } from "./game-list-result.ts";

/** Which part of a list that came whole is shown, and how more of it is. */
export interface ShownPart {
  /** The games of the answer that belong to the list; undefined while there is no answer. */
  readonly games: readonly Game[] | undefined;
  /** Pages shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

const NO_GAMES: readonly Game[] = [];

/** The hot call answers everything at once; this is a list result of its first pages (Spec §4 "Hot games"). */
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
