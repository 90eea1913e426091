import { useQuery } from "@tanstack/react-query";
import { bankCardQueries } from "@volado/api-client/query";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The player's bank cards and the available banks. */
export const useBankCards = () =>
  asyncState(useQuery(bankCardQueries.list(useClient(), useSession()?.userName)));
