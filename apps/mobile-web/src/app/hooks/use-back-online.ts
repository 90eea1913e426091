import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { gatewayReachability, retryWhileUnreachable } from "../../shared/release/gateway-reachability.ts";

/**
 * Refetches the page's queries when the network is back: failed ones, stale ones, and those showing cached data from
 * earlier visits. A page that failed to open retries automatically (shell/failure/page-boundary.tsx).
 */
export const useBackOnline = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const replaceStandIns = (since: number) =>
      queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt >= since });
    const askFailed = () =>
      void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    let callOff = () => {};
    const ask = () => {
      callOff();
      const { lostAt } = gatewayReachability.getState();
      if (lostAt !== undefined) void replaceStandIns(lostAt);
      void queries.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
      callOff = retryWhileUnreachable(askFailed);
    };
    const forget = gatewayReachability.subscribe(({ lostAt }, before) => {
      if (lostAt === undefined && before.lostAt !== undefined) void replaceStandIns(before.lostAt);
    });
    window.addEventListener("online", ask);
    return () => {
      forget();
      callOff();
      window.removeEventListener("online", ask);
    };
  }, [queries]);
};
