import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type Game,
  HotCentreMode,
  type HotCentreState,
  hotCentreFromSearch,
  moreHotGames,
  narrowHotGames,
  pageCount,
  pagesAt,
  searchFromHotCentre,
} from "@volado/domain/games";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { shownPages, useHotPages, useShownPages } from "../../../shared/games/use-hot-pages.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useChoice } from "../../../shared/navigation/use-choice.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

const nameOf = (state: HotCentreState): string =>
  `hot centre ${new URLSearchParams(searchFromHotCentre(state))}`;

/**
 * State of the hot games centre. It is stored in the address, so back, reload and shared links restore the list. The
 * page count is stored for the visit, and initially follows from the position in a link. A choice made after leaving
 * the page is dropped, as in every list.
 */
export const useHotCentreState = (place: number | undefined, pageSize: number) => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useSession() !== undefined;
  const opened = useMemo(() => hotCentreFromSearch(search), [search]);
  const page = useShownPages((pages) => shownPages(pages, nameOf(opened), pagesAt(place, pageSize).last));
  const show = useShownPages((pages) => pages.show);
  const state = useMemo(() => ({ ...opened, page }), [opened, page]);

  const apply = useCallback(
    (next: HotCentreState) => {
      if (window.location.pathname !== pathname) return;
      const query = new URLSearchParams(searchFromHotCentre(next));
      if (next.mode === HotCentreMode.Favourites && !signedIn) {
        void navigate(loginPath(`${pathname}?${query}`));
        return;
      }
      show(nameOf(next), next.page);
      setSearch(query, { replace: true, preventScrollReset: true });
    },
    [pathname, signedIn, show, setSearch, navigate],
  );
  const showMore = useCallback(
    (totalPages: number) => show(nameOf(state), moreHotGames(state, totalPages).page),
    [show, state],
  );
  return {
    state,
    /**
     * Shows another tab, filter or search from page 1, in the same history entry (Spec §4). For guests, favourites open
     * the login instead, and going back returns to the previous state.
     */
    choose: useChoice(state, apply),
    /** Shows the next page without changing the address. */
    showMore,
  };
};

const NONE: readonly Game[] = [];

/**
 * The hot games of all types, filtered by the centre's state, or the player's favourites (Spec §2 "Hot games
 * centre").
 */
export const useHotGames = (
  { state, showMore }: Pick<ReturnType<typeof useHotCentreState>, "state" | "showMore">,
  place: number | undefined,
  pageSize: number,
) => {
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
