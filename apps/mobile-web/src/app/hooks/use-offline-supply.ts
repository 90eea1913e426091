import { useQueryClient } from "@tanstack/react-query";
import { helpQueries, promotionQueries } from "@volado/api-client/query";
import { useEffect } from "react";
import { savesData } from "../../shared/device/network.ts";
import { useClient } from "../../shared/services/services-context.tsx";

/** Milliseconds after which a visit is long enough for what it may want without a network. */
const SUPPLY_AFTER_MS = 20_000;

const hasWorker = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/**
 * Asks for what is wanted without a network but seldom opened before: help with the terms, and the promotions' menu.
 * The client puts it aside (docs/decisions/175). Not before there is a worker, without which nobody comes back offline.
 */
export const useOfflineSupply = (): void => {
  const queries = useQueryClient();
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasWorker() || savesData() || !navigator.onLine) return;
      void queries.prefetchQuery(helpQueries.topics(client));
      void queries.prefetchQuery(promotionQueries.categories(client));
    }, SUPPLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries, client]);
};
