import { useQuery } from "@tanstack/react-query";
import { benefitQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The VIP club as the player sees it. */
export const useClub = () => useQuery(benefitQueries.club(useClient(), useSession()?.userName));
