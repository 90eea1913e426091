import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The signed-in player's money; asks nothing for guests. */
export const useWallet = () => {
  const session = useSession();
  const client = useClient();
  return useQuery(memberQueries.wallet(client, session?.userName));
};
