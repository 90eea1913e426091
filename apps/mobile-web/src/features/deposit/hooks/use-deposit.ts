import { useQuery, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { depositQueries, memberQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { type Deposit, DepositState, isOpenDeposit } from "@volado/domain/wallet";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Milliseconds between two looks at a deposit that isn't settled. */
const LOOK_AGAIN = 5_000;

/** How far a deposit has come. One that could not be refreshed stays, as `stale`. */
export type OneDeposit = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly deposit: Deposit; readonly stale: boolean }
);

/** One deposit, looked at again until it is settled; the balance is asked for anew when its money has come. */
export const useDeposit = (depositId: string): OneDeposit => {
  const queries = useQueryClient();
  const { data, error, isFetching, isRefetchError, refetch } = useQuery({
    ...depositQueries.one(useClient(), useSession()?.userName, useLanguage(), depositId),
    refetchInterval: ({ state }) => (state.data && isOpenDeposit(state.data.state) ? LOOK_AGAIN : false),
  });
  const wasOpen = useRef(false);
  const state = data?.state;
  useEffect(() => {
    if (wasOpen.current && state === DepositState.Paid)
      void queries.invalidateQueries({ queryKey: memberQueries.root });
    wasOpen.current = state !== undefined && isOpenDeposit(state);
  }, [state, queries]);

  const retry = () => refetch();
  if (data) return { phase: "content", deposit: data, stale: isRefetchError, retry };
  if (!error || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
