import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { type GameType, pagesUpTo } from "@volado/domain/games";
import { useMemo } from "react";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { shownPages, useShownPages } from "../../../shared/games/shown-pages.ts";
import { useHotPages } from "../../../shared/games/use-hot-pages.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** What a hot list is asked for. */
export interface HotList {
  /** Undefined for the hot games of all types. */
  readonly type: GameType | undefined;
  /** Only these vendors'; empty for all. Keep its identity. */
  readonly vendors: readonly string[];
  readonly pageSize: number;
  /** Index of the game it opens at; undefined for the first. */
  readonly place?: number | undefined;
  readonly enabled: boolean;
}

/** What a hot list's length is kept under. */
export const hotListName = (type: GameType | undefined, vendors: readonly string[]): string =>
  `${type ?? "all"} ${vendors.join()}`;

/** The hot games of a type, a page more at each `loadMore`. */
export const useHotList = ({ type, vendors, pageSize, place, enabled }: HotList): GameListResult => {
  const query = useQuery({ ...gameQueries.hot(useClient(), type), enabled });
  const list = hotListName(type, vendors);
  const page = useShownPages((state) => shownPages(state, list, pagesUpTo(place, pageSize)));
  const show = useShownPages((state) => state.show);
  const games = useMemo(
    () => query.data?.filter(({ vendor }) => vendors.length === 0 || vendors.includes(vendor)),
    [query.data, vendors],
  );
  return useHotPages(query, { games, page, pageSize, onPage: (next) => show(list, next) });
};
