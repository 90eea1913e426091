import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiError, messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import {
  bankCardQueries,
  type WithdrawalRequest,
  withdrawalMutations,
  withdrawalQueries,
} from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain";
import { useRef, useState } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Refusals that only withdrawing knows. */
export const withdrawalRefusals = [
  "payment_password_wrong",
  "payment_password_missing",
  "too_many_attempts",
  "not_found",
  "withdrawal_limit",
  "rollover_left",
  "insufficient_balance",
  "conflict",
] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** Why a withdrawal was not taken: a refusal of its own, or what any call can fail with. */
export type WithdrawalFailure =
  | { readonly refusal: WithdrawalRefusal }
  | { readonly refusal?: undefined; readonly messageKey: MessageKey };

const failureOf = (error: unknown): WithdrawalFailure => {
  const code = isApiError(error) && error.kind === "rejected" ? error.code : undefined;
  const refusal = withdrawalRefusals.find((known) => known === code);
  return refusal === undefined ? { messageKey: messageKeyOf(error) } : { refusal };
};

type Order = Omit<WithdrawalRequest, "idempotencyKey">;

/**
 * Withdraws. An order whose answer got lost keeps its key while nothing in it changes, so that sending it again can't withdraw twice; a
 * refusal brings terms and cards anew, as they were not what they seemed.
 */
export const useWithdraw = () => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(withdrawalMutations.request(useClient()));
  const last = useRef({ order: "", key: "" });
  const [failure, setFailure] = useState<WithdrawalFailure>();

  /** @returns whether the withdrawal was taken. */
  const withdraw = async (order: Order): Promise<boolean> => {
    setFailure(undefined);
    const { paymentPassword: _, ...what } = order;
    const written = JSON.stringify(what);
    if (last.current.order !== written) last.current = { order: written, key: newIdempotencyKey() };
    try {
      await mutateAsync({ ...order, idempotencyKey: last.current.key });
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.refusal !== undefined) {
        // A refused order was not kept; the next one is another.
        last.current = { order: "", key: "" };
        for (const { root } of [withdrawalQueries, bankCardQueries])
          void queries.invalidateQueries({ queryKey: root });
      }
      return false;
    }
    last.current = { order: "", key: "" };
    return true;
  };

  return { withdraw, failure, forgetFailure: () => setFailure(undefined) } as const;
};
