import { useQuery } from "@tanstack/react-query";
import { contractQueries } from "@volado/api-client/query";
import {
  type ContractKind,
  type ContractList,
  type ContractSheet,
  contractSheet,
} from "@volado/domain/agency";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

const sheetOf = ({ contracts, serverTime }: ContractList) => contractSheet(contracts, serverTime);

/** The player's contracts of one kind, as they stood by the gateway's clock when it told them. */
export const useContracts = (kind: ContractKind): AsyncState<ContractSheet> =>
  asyncState(
    useQuery({ ...contractQueries.list(useClient(), useSession()?.userName, kind), select: sheetOf }),
  );
