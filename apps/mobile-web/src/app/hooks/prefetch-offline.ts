import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "@volado/api-client";
import { helpQueries, promotionQueries } from "@volado/api-client/query";

/** Prefetches help with the terms, and the promotions menu; the client caches them (docs/decisions/095). */
export const prefetchOffline = (queries: QueryClient, client: Client): void => {
  void queries.prefetchQuery(helpQueries.topics(client));
  void queries.prefetchQuery(promotionQueries.categories(client));
};
