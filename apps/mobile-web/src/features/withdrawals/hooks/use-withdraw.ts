import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiError, messageKeyOf } from "@volado/api-client";
import {
  bankCardQueries,
  type WithdrawalRequest,
  withdrawalMutations,
  withdrawalQueries,
} from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { decimalOf, hundredthsOf, type Money, moneyOf } from "@volado/domain/money";
import { useState } from "react";
import type { UnansweredOrder } from "../../../shared/orders/unanswered-orders.ts";
import { useOrderKeys } from "../../../shared/orders/use-order-keys.ts";
import { refusedForGood } from "../../../shared/query/global-failures.ts";
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

/** Major units, as the kept orders of this tab have them. */
const majorOf = ({ centavos }: Money): number => Number(decimalOf(centavos));

const placeOf = ({ cardId, amount }: Pick<Order, "cardId" | "amount">): string =>
  `${cardId} ${majorOf(amount)}`;

/** The fee that an order was kept with, if it was. */
const keptFee = (order: UnansweredOrder | undefined, currency: string): Money | undefined =>
  order?.fee === undefined ? undefined : moneyOf(hundredthsOf(order.fee), currency);

/**
 * Withdraws. An order whose answer got lost keeps its key, on a page that was loaded anew too, and the fee
 * that was agreed to with it: the terms may have changed by that very order, and one with another fee would
 * be another order, and withdraw twice. A refusal brings terms and cards anew, as they were not what they
 * seemed.
 */
export const useWithdraw = () => {
  const queries = useQueryClient();
  const { mutateAsync, isPending: withdrawing } = useMutation(withdrawalMutations.request(useClient()));
  const orders = useOrderKeys("withdrawal");
  const [failure, setFailure] = useState<WithdrawalFailure>();

  /** @returns whether the withdrawal was taken. */
  const withdraw = async (order: Order): Promise<boolean> => {
    setFailure(undefined);
    const kept = orders.send(placeOf(order), majorOf(order.fee));
    const fee = keptFee(kept, order.fee.currency) ?? order.fee;
    try {
      await mutateAsync({ ...order, fee, idempotencyKey: kept.key });
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.refusal !== undefined || refusedForGood(error)) {
        // A refused order was not kept; the next one is another.
        orders.done(placeOf(order));
        for (const { root } of [withdrawalQueries, bankCardQueries])
          void queries.invalidateQueries({ queryKey: root });
      }
      return false;
    }
    orders.done(placeOf(order));
    return true;
  };

  return {
    withdraw,
    withdrawing,
    /** The fee that was agreed to when this was sent before and not answered. */
    agreedFee: (cardId: string, amount: Money) =>
      keptFee(orders.unanswered(placeOf({ cardId, amount })), amount.currency),
    failure,
    forgetFailure: () => setFailure(undefined),
  } as const;
};
