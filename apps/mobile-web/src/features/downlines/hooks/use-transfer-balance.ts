import { useQuery } from "@tanstack/react-query";
import { withdrawalQueries } from "@volado/api-client/query";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What a transfer can be made of. */
export type TransferBalance = Pick<WithdrawalTerms, "available" | "rolloverLeft" | "hasPaymentPassword">;

/**
 * The agent's money as withdrawals see it: a transfer leaves the house as easily, and waits for the same
 * (docs/decisions/119).
 */
export const useTransferBalance = (): AsyncState<TransferBalance> =>
  asyncState(useQuery(withdrawalQueries.terms(useClient(), useSession()?.userName)));
