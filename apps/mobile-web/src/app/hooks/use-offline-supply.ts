import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { savesData } from "../../shared/device/network.ts";
import { gatewayReachability } from "../../shared/offline/gateway-reachability.ts";
import { useClient } from "../../shared/services/services-context.tsx";

/** Milliseconds after which a visit is long enough for what it may want without a network. */
const SUPPLY_AFTER_MS = 20_000;

const hasWorker = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/**
 * Asks for what is wanted without a network but seldom opened before, by code that comes then and is in nobody's way.
 * Not before there is a worker, without which nobody comes back offline.
 */
export const useOfflineSupply = (): void => {
  const queries = useQueryClient();
  const client = useClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasWorker() || savesData() || gatewayReachability.getState().lostAt !== undefined) return;
      import("./offline-supply.ts").then(
        ({ fetchOfflineSupply }) => fetchOfflineSupply(queries, client),
        // Code that can't be had now is asked for in the next visit.
        () => undefined,
      );
    }, SUPPLY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries, client]);
};
