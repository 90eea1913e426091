import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type Days, getTeamCounts } from "../endpoints/team.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about an agent's downlines. Without an identity they wait. */
export const teamQueries = {
  root: ["team"] as const,

  /** The four counters of some days. */
  counts: (client: Client, identity: string | undefined, days: Days) =>
    queryOptions({
      queryKey: [...teamQueries.root, identity, "counts", days] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(getTeamCounts, fields, { signal }),
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),
};
