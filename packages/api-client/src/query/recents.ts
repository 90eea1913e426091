import { infiniteQueryOptions } from "@tanstack/react-query";
import { type GameType, nextPage } from "@volado/domain";
import type { Client } from "../core/client.ts";
import { listRecentGames } from "../endpoints/recents.ts";
import { PERSONAL_PAGE_SIZE } from "./page-sizes.ts";
import { StaleTime } from "./stale-times.ts";

/** Queries about what the member played last. Without an identity they wait. */
export const recentQueries = {
  root: ["recents"] as const,

  /** Recently played games, newest first. */
  list: (client: Client, identity: string | undefined, type?: GameType) =>
    infiniteQueryOptions({
      queryKey: [...recentQueries.root, identity, "list", client.language(), { type }] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam: page, signal }) =>
        client.call(listRecentGames, { ...fields, page, pageSize: PERSONAL_PAGE_SIZE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ totalPages }, _pages, page) => nextPage(page, totalPages),
      staleTime: StaleTime.Recents,
      enabled: identity !== undefined,
    }),
};
