import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The signed-in member's data; sends no request for guests. */
export const useMember = () => {
  const session = useSession();
  const client = useClient();
  return useQuery(memberQueries.info(client, session?.userName));
};
