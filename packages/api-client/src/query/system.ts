import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getStatus } from "../endpoints/system.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about the site as a whole. */
export const systemQueries = {
  root: ["system"] as const,

  /**
   * Site state and switches: the kept answer at once, a fresh one in the background (Spec §4). Titles in it
   * are translated: after a change of language the one of the other language stands in until the fresh one is
   * there.
   */
  status: (client: Client) =>
    queryOptions({
      queryKey: [...systemQueries.root, "status", client.language()] as const,
      queryFn: ({ signal }) => client.call(getStatus, undefined, { signal }),
      initialData: () => client.peek(getStatus),
      initialDataUpdatedAt: 0,
      placeholderData: keepPreviousData,
      staleTime: StaleTime.Status,
    }),
};
