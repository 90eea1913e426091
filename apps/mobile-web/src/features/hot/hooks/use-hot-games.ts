import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type Game, HotCentreMode, narrowHotGames, pageCount, pagesAt } from "@volado/domain/games";
import { useMemo } from "react";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useHotPages } from "../../../shared/games/use-hot-pages.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import type { HotCentre } from "./use-hot-centre-state.ts";

const NONE: readonly Game[] = [];

/** The games to show, and all hot games, which the filter's options come from. */
export interface HotGames {
  readonly result: GameListResult;
  readonly all: readonly Game[];
}

/**
 * The hot games of all types, filtered by the centre's state, or the player's favourites (Spec §2 "Hot games
 * centre").
 */
export const useHotGames = (
  { state, showMore }: HotCentre,
  place: number | undefined,
  pageSize: number,
): HotGames => {
  const answer = asyncState(useQuery(gameQueries.hot(useClient())));
  const { data } = answer;
  const games = useMemo(() => data && narrowHotGames(data, state), [data, state]);
  const hot = useHotPages(answer, {
    games,
    page: state.page,
    pageSize,
    onPage: () => showMore(pageCount(games?.length ?? 0, pageSize)),
  });
  const collection = state.mode === HotCentreMode.Favourites;
  const { favourites: favouritesSize } = limits.pageSize;
  const favourites = useFavouriteList(
    collection ? { input: { pageSize: favouritesSize }, opening: pagesAt(place, favouritesSize) } : undefined,
  );
  return { result: collection ? favourites : hot, all: data ?? NONE };
};
