import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listVendorCategories } from "../endpoints/games.ts";
import * as StaleTime from "./stale-times.ts";

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
