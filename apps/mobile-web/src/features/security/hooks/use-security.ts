import { useQuery } from "@tanstack/react-query";
import { securityQueries } from "@volado/api-client/query";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** How the player's account is secured. */
export const useSecurity = () =>
  asyncState(useQuery(securityQueries.overview(useClient(), useSession()?.userName)));
