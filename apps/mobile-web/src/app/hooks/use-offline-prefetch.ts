import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savesData } from "../../shared/device/browser.ts";
import { gatewayReachability } from "../../shared/release/gateway-reachability.ts";
import { useClient } from "../../shared/services/services-context.tsx";

/** Milliseconds after which a visit counts as long enough to prefetch for offline use. */
const PREFETCH_AFTER_MS = 20_000;

const hasWorker = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/**
 * Prefetches pages that players need offline but rarely open before. The code for this loads late, and only with a
 * service worker: without one, the site doesn't open offline.
 */
export const useOfflinePrefetch = (): void => {
  const queries = useQueryClient();
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasWorker() || savesData() || gatewayReachability.getState().lostAt !== undefined) return;
      import("./prefetch-offline.ts").then(
        ({ prefetchOffline }) => prefetchOffline(queries, client),
        // Code that fails to load is requested again on the next visit.
        () => undefined,
      );
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries, client]);
};
