import { useQueryClient } from "@tanstack/react-query";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { useCallback, useEffect } from "react";

/** Tells the rest of the site what a game changed: the balance after a round, the recents when the player leaves. */
export const usePlayNews = (): { readonly balanceMoved: () => void } => {
  const queries = useQueryClient();
  const balanceMoved = useCallback(
    () => void queries.invalidateQueries({ queryKey: memberQueries.root }),
    [queries],
  );
  useEffect(
    () => () => {
      void queries.invalidateQueries({ queryKey: memberQueries.root });
      void queries.invalidateQueries({ queryKey: recentQueries.root });
    },
    [queries],
  );
  return { balanceMoved };
};
