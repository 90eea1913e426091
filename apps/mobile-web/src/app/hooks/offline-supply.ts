import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "@volado/api-client";
import { helpQueries, promotionQueries } from "@volado/api-client/query";

/** Asks for help with the terms, and for the promotions' menu; the client puts it aside (docs/decisions/095). */
export const fetchOfflineSupply = (queries: QueryClient, client: Client): void => {
  void queries.prefetchQuery(helpQueries.topics(client));
  void queries.prefetchQuery(promotionQueries.categories(client));
};
