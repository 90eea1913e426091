import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiError, messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import {
  bankCardQueries,
  type WithdrawalRequest,
  withdrawalMutations,
  withdrawalQueries,
} from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain";
import { useState } from "react";
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

/** An order that was sent and not answered: the gateway may have it. */
interface Unanswered {
  readonly fee: number;
  readonly key: string;
}

const placeOf = ({ cardId, amount }: Pick<Order, "cardId" | "amount">): string => `${cardId} ${amount}`;

/**
 * Withdraws. An order whose answer got lost keeps its key, and the fee that was agreed to with it: the terms may have changed by that very
 * order, and one with another fee would be another order, and withdraw twice. A refusal brings terms and cards anew, as they were not what
 * they seemed.
 */
export const useWithdraw = () => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(withdrawalMutations.request(useClient()));
  const [unanswered, setUnanswered] = useState<ReadonlyMap<string, Unanswered>>(new Map());
  const [failure, setFailure] = useState<WithdrawalFailure>();

  const keep = (order: Order, sent: Unanswered | undefined) =>
    setUnanswered((before) => {
      const kept = new Map(before);
      if (sent) kept.set(placeOf(order), sent);
      else kept.delete(placeOf(order));
      return kept;
    });

  /** @returns whether the withdrawal was taken. */
  const withdraw = async (order: Order): Promise<boolean> => {
    setFailure(undefined);
    const { fee, key } = unanswered.get(placeOf(order)) ?? { fee: order.fee, key: newIdempotencyKey() };
    keep(order, { fee, key });
    try {
      await mutateAsync({ ...order, fee, idempotencyKey: key });
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.refusal !== undefined) {
        // A refused order was not kept; the next one is another.
        keep(order, undefined);
        for (const { root } of [withdrawalQueries, bankCardQueries])
          void queries.invalidateQueries({ queryKey: root });
      }
      return false;
    }
    keep(order, undefined);
    return true;
  };

  return {
    withdraw,
    /** The fee that was agreed to when this was sent before and not answered. */
    agreedFee: (cardId: string, amount: number) => unanswered.get(placeOf({ cardId, amount }))?.fee,
    failure,
    forgetFailure: () => setFailure(undefined),
  } as const;
};
