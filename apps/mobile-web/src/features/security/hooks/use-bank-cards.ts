import { useQuery } from "@tanstack/react-query";
import { bankCardQueries } from "@volado/api-client/query";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The player's bank cards, and the banks there are. */
export const useBankCards = () => useQuery(bankCardQueries.list(useClient(), useSession()?.userName));
