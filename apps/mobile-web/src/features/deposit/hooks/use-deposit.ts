import { useQuery, useQueryClient } from "@tanstack/react-query";
import { depositQueries, memberQueries } from "@volado/api-client/query";
import { type Deposit, DepositState, isOpenDeposit } from "@volado/domain/wallet";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Milliseconds between two looks at a deposit that isn't settled. */
const LOOK_EVERY_MS = 5_000;

/** One deposit, looked at again until it is settled; the balance is asked for anew when its money has come. */
export const useDeposit = (depositId: string): AsyncState<Deposit> => {
  const queries = useQueryClient();
  const query = useQuery({
    ...depositQueries.one(useClient(), useSession()?.userName, useLanguage(), depositId),
    refetchInterval: ({ state }) => (state.data && isOpenDeposit(state.data.state) ? LOOK_EVERY_MS : false),
  });
  const wasOpen = useRef(false);
  const state = query.data?.state;
  useEffect(() => {
    if (wasOpen.current && state === DepositState.Paid)
      void queries.invalidateQueries({ queryKey: memberQueries.root });
    wasOpen.current = state !== undefined && isOpenDeposit(state);
  }, [state, queries]);

  return asyncState(query);
};
