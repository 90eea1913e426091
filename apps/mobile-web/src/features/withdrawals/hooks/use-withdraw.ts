import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiError, messageKeyOf } from "@volado/api-client";
import {
  bankCardQueries,
  type WithdrawalRequest,
  withdrawalMutations,
  withdrawalQueries,
} from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { addMoney, decimalOf, hundredthsOf, type Money, moneyOf, readTypedMoney } from "@volado/domain/money";
import {
  type BankCard,
  typedWithdrawalProblem,
  type WithdrawalTerms,
  withdrawalFee,
} from "@volado/domain/wallet";
import { useState } from "react";
import { isUnanswered } from "../../../shared/forms/order-check.tsx";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { type UnansweredOrder, useOrderKeys } from "../../../shared/forms/unanswered-orders.ts";
import { refusedForGood } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

const withdrawalRefusals = [
  "payment_password_wrong",
  "payment_password_missing",
  "too_many_attempts",
  "not_found",
  "withdrawal_limit",
  "insufficient_balance",
  "conflict",
] as const;
type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** Why a withdrawal failed: a specific rejection, or an error of any call. */
type WithdrawalFailure =
  | { readonly refusal: WithdrawalRefusal }
  | { readonly refusal?: undefined; readonly messageKey: MessageKey };

const failureOf = (error: unknown): WithdrawalFailure => {
  const code = isApiError(error) && error.kind === "rejected" ? error.code : undefined;
  const refusal = withdrawalRefusals.find((known) => known === code);
  return refusal === undefined ? { messageKey: messageKeyOf(error) } : { refusal };
};

type Order = Omit<WithdrawalRequest, "idempotencyKey">;

/** Major units, as in the stored orders of this tab. */
const majorOf = ({ centavos }: Money): number => Number(decimalOf(centavos));

const placeOf = ({ cardId, amount }: Pick<Order, "cardId" | "amount">, givesUpBonus: boolean): string =>
  `${cardId} ${majorOf(amount)}${givesUpBonus ? " bonus" : ""}`;

const storedFee = (order: UnansweredOrder | undefined, currency: string): Money | undefined =>
  order?.fee === undefined ? undefined : moneyOf(hundredthsOf(order.fee), currency);

/**
 * Requests withdrawals. An unanswered order keeps its idempotency key, its agreed fee and the consent to lose the bonus,
 * even after a reload: that order may itself have changed the terms, and a retry with another fee would be a second
 * withdrawal. A rejection refetches terms and cards, which are out of date.
 */
export const useWithdraw = () => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(withdrawalMutations.request(useClient()));
  const [withdrawing, setWithdrawing] = useState(false);
  const orders = useOrderKeys("withdrawal");
  const [failure, setFailure] = useState<WithdrawalFailure>();

  /** The consent of the unanswered order for this card and amount, if any. */
  const storedConsent = (order: Pick<Order, "cardId" | "amount">): boolean | undefined =>
    [true, false].find((consent) => orders.unanswered(placeOf(order, consent)));

  /** @returns whether the withdrawal was accepted. */
  const withdraw = async (order: Order): Promise<boolean> => {
    setFailure(undefined);
    setWithdrawing(true);
    const givesUpBonus = storedConsent(order) ?? order.givesUpBonus;
    const place = placeOf(order, givesUpBonus);
    const stored = orders.send(place, majorOf(order.fee));
    const fee = storedFee(stored, order.fee.currency) ?? order.fee;
    try {
      await mutateAsync({ ...order, fee, givesUpBonus, idempotencyKey: stored.key });
    } catch (error) {
      // The outcome is checked instead.
      if (isUnanswered(error)) return false;
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.refusal !== undefined || refusedForGood(error)) {
        // A rejected order does not exist: the next attempt is a new one.
        orders.done(place);
        for (const { root } of [withdrawalQueries, bankCardQueries])
          void queries.invalidateQueries({ queryKey: root });
      }
      return false;
    } finally {
      setWithdrawing(false);
    }
    orders.done(place);
    return true;
  };

  return {
    withdraw,
    withdrawing,
    /** The agreed fee of an unanswered order. */
    agreedFee: (cardId: string, amount: Money) => {
      const consent = storedConsent({ cardId, amount }) ?? false;
      return storedFee(orders.unanswered(placeOf({ cardId, amount }, consent)), amount.currency);
    },
    failure,
    clearFailure: () => setFailure(undefined),
  } as const;
};

interface Values {
  readonly cardId: string | undefined;
  readonly amount: string;
  readonly password: string;
}

const emptyValues: Values = { cardId: undefined, amount: "", password: "" };

interface WithdrawalFormRules {
  readonly terms: WithdrawalTerms;
  readonly cards: readonly BankCard[];
  /** The agreed fee of an order that may be under way; undefined for any other. */
  readonly agreedFee: (cardId: string, amount: Money) => Money | undefined;
}

/** State of the form: the values, the resulting sum, and the problems once it was submitted. */
export const useWithdrawalForm = ({ terms, cards, agreedFee }: WithdrawalFormRules) => {
  const account = useSession()?.userName;
  const [values, setValues] = useState<Values>(() => ({
    ...emptyValues,
    ...sessionDrafts.get("withdrawal", ["cardId", "amount"], account),
  }));
  const [submitted, setSubmitted] = useState(false);
  // The selected card may have been removed.
  const card = cards.find(({ id }) => id === values.cardId) ?? cards[0];
  const { currency } = terms.available;
  const amount = readTypedMoney(values.amount, currency) ?? moneyOf(0, currency);
  const agreed = card && agreedFee(card.id, amount);
  const fee = agreed ?? withdrawalFee(amount, terms);
  // An order under way may itself have changed the terms, so the gateway decides whether it is possible.
  const amountProblem = agreed === undefined ? typedWithdrawalProblem(values.amount, terms) : undefined;
  const passwordMissing = values.password === "";
  return {
    ...values,
    card,
    sum: { amount, fee, total: addMoney(amount, fee) },
    problems: submitted
      ? { amount: amountProblem, passwordMissing }
      : { amount: undefined, passwordMissing: false },
    change: (changes: Partial<Values>) => {
      const { password: _secret, cardId = "", amount: text } = { ...values, ...changes };
      setValues({ ...values, ...changes });
      sessionDrafts.set("withdrawal", { cardId, amount: text }, account);
    },
    /** @returns whether the form is valid. */
    check: (): boolean => {
      setSubmitted(true);
      return amountProblem === undefined && !passwordMissing && card !== undefined;
    },
    clear: () => {
      sessionDrafts.delete("withdrawal");
      setValues({ ...emptyValues, cardId: values.cardId });
      setSubmitted(false);
    },
  } as const;
};
