import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Where the player's money is, asked for once somebody wants to know. */
export const useMoneyPlaces = (wanted: boolean) => {
  const client = useClient();
  const session = useSession();
  return useQuery({
    ...memberQueries.merchantWallet(client, session?.userName),
    enabled: wanted && session !== undefined,
  });
};
