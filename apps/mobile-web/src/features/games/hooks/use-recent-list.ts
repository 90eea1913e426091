import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { gameQueries, recentQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  type GameListRequest,
  type GameListScope,
  type GameType,
  pagesAt,
  withinScope,
} from "@volado/domain/games";
import { useMemo } from "react";
import { type GameListResult, openedList, pagedResult } from "../../../shared/games/game-list-result.ts";
import { shownPages, useHotPages, useShownPages } from "../../../shared/games/use-hot-pages.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

export const hotListName = (
  type: GameType | undefined,
  { vendors, classify }: Pick<GameListScope, "vendors" | "classify">,
): string => `${type ?? "all"} ${classify ?? "any"} ${vendors.join()}`;

const NO_VENDORS: readonly string[] = [];

/** The hot games of a type; each `loadMore` adds a page. Disabled without a request. */
export const useHotList = (
  request: Extract<GameListRequest, { call: "listHotGames" }> | undefined,
): GameListResult => {
  const type = request?.input.type;
  const { vendors = NO_VENDORS, classify, pageSize = 1, opening } = request ?? {};
  const hot = asyncState(useQuery({ ...gameQueries.hot(useClient(), type), enabled: request !== undefined }));
  const list = hotListName(type, { vendors, classify });
  const page = useShownPages((state) => shownPages(state, list, opening?.last ?? 1));
  const show = useShownPages((state) => state.show);
  const games = useMemo(
    () => hot.data && withinScope(hot.data, { vendors, classify }),
    [hot.data, vendors, classify],
  );
  return useHotPages(hot, { games, page, pageSize, onPage: (next) => show(list, next) });
};

/** The player's recent games of all types, newest first (Spec §2 "/m/recent"), opened at a game's index. */
export const useRecentList = (place: number | undefined): GameListResult => {
  const client = useClient();
  const queryClient = useQueryClient();
  const identity = useSession()?.userName;
  const pageSize = limits.pageSize.recents;
  const list = openedList(queryClient, { opening: pagesAt(place, pageSize), pageSize }, (opening) =>
    recentQueries.list(client, identity, { pageSize }, opening),
  );
  return pagedResult(useInfiniteQuery(list), pageSize);
};
