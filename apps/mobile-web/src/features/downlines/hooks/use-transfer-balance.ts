import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { withdrawalQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What a transfer can be made of. */
export type TransferBalance = Pick<WithdrawalTerms, "available" | "rolloverLeft" | "hasPaymentPassword">;

/** How far the agent's balance has come. One that could not be refreshed stays, as `stale`. */
export type TransferBalanceState = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly stale: boolean; readonly balance: TransferBalance }
);

/**
 * The agent's money as withdrawals see it: a transfer leaves the house as easily, and waits for the same
 * (docs/decisions/119).
 */
export const useTransferBalance = (): TransferBalanceState => {
  const query = useQuery(withdrawalQueries.terms(useClient(), useSession()?.userName));
  const { data, error, isFetching, isRefetchError, refetch } = query;
  const retry = () => refetch();
  if (data) return { phase: "content", stale: isRefetchError, balance: data, retry };
  if (!error || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
