import type { Client } from "../core/client.ts";
import { listRecentGames } from "../endpoints/recents.ts";
import { memberGames, TOP } from "./page-runs.ts";
import type { PersonalList } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Recently played games. Disabled without an identity. */
export const recentQueries = {
  root: ["recents"] as const,

  /** Newest first, page by page. All types if `type` is omitted. */
  list: (client: Client, identity: string | undefined, filter?: PersonalList, opening = TOP) => {
    const options = { root: recentQueries.root, staleTime: StaleTime.Recents };
    return memberGames(client, identity, listRecentGames, options, filter, opening);
  },
};
