import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listWinners } from "../endpoints/winners.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about the latest winners. */
export const winnerQueries = {
  root: ["winners"] as const,

  /** The winner board, highest amount first. */
  board: (client: Client) =>
    queryOptions({
      queryKey: [...winnerQueries.root, "board", client.language()] as const,
      queryFn: ({ signal }) => client.call(listWinners, undefined, { signal }),
      staleTime: StaleTime.Winners,
    }),
};
