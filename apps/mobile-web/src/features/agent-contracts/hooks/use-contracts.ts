import { useQuery } from "@tanstack/react-query";
import { contractQueries } from "@volado/api-client/query";
import { type ContractKind, type ContractSheet, contractSheet } from "@volado/domain/agency";
import { useMemo } from "react";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The player's contracts of one kind, as they stood by the gateway's clock when it told them. */
export const useContracts = (kind: ContractKind): AsyncState<ContractSheet> => {
  const query = useQuery(contractQueries.list(useClient(), useSession()?.userName, kind));
  const { data } = query;
  const sheet = useMemo(() => data && contractSheet(data.contracts, data.serverTime), [data]);
  const { error, isFetching, isRefetchError, refetch } = query;
  return asyncState({ data: sheet, error, isFetching, isRefetchError, refetch });
};
