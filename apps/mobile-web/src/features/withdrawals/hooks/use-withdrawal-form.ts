import { addMoney, type Money, moneyOf, readTypedMoney } from "@volado/domain/money";
import {
  type BankCard,
  typedWithdrawalProblem,
  type WithdrawalTerms,
  withdrawalFee,
} from "@volado/domain/wallet";
import { useState } from "react";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useSession } from "../../../shared/session/session-store.ts";

interface Values {
  readonly cardId: string | undefined;
  readonly amount: string;
  readonly password: string;
}

const emptyValues: Values = { cardId: undefined, amount: "", password: "" };

export interface WithdrawalFormRules {
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
    ...sessionDrafts.of("withdrawal", ["cardId", "amount"], account),
  }));
  const [submitted, setSubmitted] = useState(false);
  // The selected card may have been removed.
  const card = cards.find(({ id }) => id === values.cardId) ?? cards[0];
  const { currency } = terms.available;
  const amount = readTypedMoney(values.amount, currency) ?? moneyOf(0, currency);
  const agreed = card && agreedFee(card.id, amount);
  const fee = agreed ?? withdrawalFee(amount, terms);
  // An order under way has changed the terms itself: whether it is possible is up to the gateway.
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
      sessionDrafts.keep("withdrawal", { cardId, amount: text }, account);
    },
    /** @returns whether the form is valid. */
    check: (): boolean => {
      setSubmitted(true);
      return amountProblem === undefined && !passwordMissing && card !== undefined;
    },
    clear: () => {
      sessionDrafts.drop("withdrawal");
      setValues({ ...emptyValues, cardId: values.cardId });
      setSubmitted(false);
    },
  } as const;
};
