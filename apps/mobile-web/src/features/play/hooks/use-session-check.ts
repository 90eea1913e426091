import { useQueryClient } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { useCallback } from "react";
import { saysSessionEnded } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * Asks the gateway whether the session is still good: a frame's word alone signs nobody out. Where it is over, the
 * client ends it like after any other call; without an answer it counts as good.
 */
export const useSessionCheck = (): (() => Promise<boolean>) => {
  const client = useClient();
  const queries = useQueryClient();
  const player = useSession()?.userName;
  return useCallback(async () => {
    try {
      await queries.fetchQuery({ ...memberQueries.wallet(client, player), staleTime: 0 });
      return true;
    } catch (error) {
      return !saysSessionEnded(error);
    }
  }, [client, queries, player]);
};
