import { firstPages, type Game, nextPage, pageCount } from "@volado/domain/games";
import { useMemo } from "react";
import { create } from "zustand";
import { type AsyncState, asyncList, mapAsync } from "../query/async-state.ts";
import type { GameListResult } from "./game-list-result.ts";

/** The visible part of a list that was loaded as a whole. */
export interface ShownPart {
  /** The list's games; undefined until they are loaded. */
  readonly games: readonly Game[] | undefined;
  /** Pages shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

const NO_GAMES: readonly Game[] = [];

/** The hot call returns all games at once; this shows the first pages as a list result (Spec §4 "Hot games"). */
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

/** Number of pages shown per hot list. In memory, so that a list has the same length when the player returns. */
interface ShownPages {
  readonly pages: Readonly<Record<string, number>>;
  readonly show: (list: string, pages: number) => void;
}

/** The hot call returns all games at once; this stores how many of them the player has opened (Spec §4 "Hot games"). */
export const useShownPages = create<ShownPages>()((set) => ({
  pages: {},
  show: (list, pages) => set((state) => ({ pages: { ...state.pages, [list]: pages } })),
}));

/** Number of pages to show: as many as the player opened, at least as many as the scroll position needs. */
export const shownPages = ({ pages }: Pick<ShownPages, "pages">, list: string, needed: number): number =>
  Math.max(pages[list] ?? 1, needed);
