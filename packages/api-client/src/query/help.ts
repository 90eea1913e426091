import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getHelpCentre } from "../endpoints/help.ts";
import * as StaleTime from "./stale-times.ts";

export const helpQueries = {
  root: ["help"] as const,

  /** Topics, in the order that addresses refer to. */
  topics: (client: Client) =>
    queryOptions({
      queryKey: [...helpQueries.root, "topics", client.language()] as const,
      queryFn: ({ signal }) => client.call(getHelpCentre, undefined, { signal }),
      staleTime: StaleTime.Help,
    }),
};
