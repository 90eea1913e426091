import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listRecentGames } from "../endpoints/recents.ts";
import { cachedList } from "./cached-lists.ts";
import { growingFrom, loadRun, TOP } from "./page-runs.ts";
import { PERSONAL_PAGE_SIZE, type PersonalList } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Recently played games. Disabled without an identity. */
export const recentQueries = {
  root: ["recents"] as const,

  /** Newest first, page by page. */
  list: (
    client: Client,
    identity: string | undefined,
    { type, pageSize = PERSONAL_PAGE_SIZE }: PersonalList = {},
    opening = TOP,
  ) =>
    infiniteQueryOptions({
      ...cachedList,
      queryKey: [
        ...recentQueries.root,
        identity,
        "list",
        client.language(),
        { type, pageSize },
        opening.first,
      ] as const,
      queryFn: ({ queryKey: [, , , , fields], pageParam, signal }) =>
        loadRun(pageParam, (page) => client.call(listRecentGames, { ...fields, page }, { signal })),
      ...growingFrom(opening),
      staleTime: StaleTime.Recents,
      enabled: identity !== undefined,
    }),
};
