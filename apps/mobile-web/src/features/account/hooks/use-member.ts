import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Who is signed in, as the gateway knows them; asks nothing for guests. */
export const useMember = () => {
  const session = useSession();
  const client = useClient();
  return useQuery(memberQueries.info(client, session?.userName));
};
