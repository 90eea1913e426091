import { useQuery } from "@tanstack/react-query";
import { withdrawalQueries } from "@volado/api-client/query";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** The balance and conditions of a transfer. */
export type TransferBalance = Pick<WithdrawalTerms, "available" | "rolloverLeft" | "hasPaymentPassword">;

/**
 * The agent's balance under the withdrawal terms, because a transfer pays out just like a withdrawal
 * (docs/decisions/119).
 */
export const useTransferBalance = (): AsyncState<TransferBalance> =>
  asyncState(useQuery(withdrawalQueries.terms(useClient(), useSession()?.userName)));
