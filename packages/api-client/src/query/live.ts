import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listLiveModels } from "../endpoints/live.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about the live casino. */
export const liveQueries = {
  root: ["live"] as const,

  /** Live dealers and their tables, in the gateway's order. */
  models: (client: Client) =>
    queryOptions({
      queryKey: [...liveQueries.root, "models", client.language()] as const,
      queryFn: ({ signal }) => client.call(listLiveModels, undefined, { signal }),
      staleTime: StaleTime.LiveModels,
    }),
};
