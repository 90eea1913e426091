import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/**
 * When the network is back, what the page shows is asked for again: what failed, and what has grown old
 * meanwhile. A page that could not be opened at all sees to itself (shell/page-failure.tsx).
 */
export const useBackOnline = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => {
      void queries.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
    };
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [queries]);
};
