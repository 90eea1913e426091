import { queryOptions } from "@tanstack/react-query";
import type { GameType } from "@volado/domain/games";
import type { Client } from "../core/client.ts";
import { listHotGames, listVendorCategories } from "../endpoints/games.ts";
import { LIST_CACHED_MS } from "./cached-lists.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about games that are the same for every player. */
export const gameQueries = {
  root: ["games"] as const,

  /** Hot games of a type, or of all types. */
  hot: (client: Client, type?: GameType) =>
    queryOptions({
      queryKey: [...gameQueries.root, "hot", client.language(), { type }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listHotGames, fields, { signal }),
      staleTime: StaleTime.HotGames,
      gcTime: LIST_CACHED_MS,
    }),
};

/** Queries about game providers. */
export const vendorQueries = {
  root: ["vendors"] as const,

  /** Vendors by category, both in the gateway's order. */
  categories: (client: Client) =>
    queryOptions({
      queryKey: [...vendorQueries.root, "categories", client.language()] as const,
      queryFn: ({ signal }) => client.call(listVendorCategories, undefined, { signal }),
      staleTime: StaleTime.Vendors,
    }),
};
