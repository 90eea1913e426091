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

/** What was typed and chosen. */
interface Typed {
  readonly cardId: string | undefined;
  readonly amount: string;
  readonly password: string;
}

const nothing: Typed = { cardId: undefined, amount: "", password: "" };

/** What the form goes by. */
export interface WithdrawalFormRules {
  readonly terms: WithdrawalTerms;
  readonly cards: readonly BankCard[];
  /** The fee that was agreed to already, for an order that may be on its way; undefined for any other. */
  readonly agreedFee: (cardId: string, amount: Money) => Money | undefined;
}

/**
 * The form's fields, what they add up to under the terms as they stand, and what is wrong with them once it was tried.
 */
export const useWithdrawalForm = ({ terms, cards, agreedFee }: WithdrawalFormRules) => {
  const account = useSession()?.userName;
  const [typed, setTyped] = useState<Typed>(() => ({
    ...nothing,
    ...sessionDrafts.of("withdrawal", ["cardId", "amount"], account),
  }));
  const [tried, setTried] = useState(false);
  // A card that was removed meanwhile is chosen no longer.
  const card = cards.find(({ id }) => id === typed.cardId) ?? cards[0];
  const { currency } = terms.available;
  const amount = readTypedMoney(typed.amount, currency) ?? moneyOf(0, currency);
  const agreed = card && agreedFee(card.id, amount);
  const fee = agreed ?? withdrawalFee(amount, terms);
  // What may be on its way has changed the terms itself: whether it can be had is the gateway's to say.
  const amountProblem = agreed === undefined ? typedWithdrawalProblem(typed.amount, terms) : undefined;
  const passwordMissing = typed.password === "";
  return {
    ...typed,
    card,
    sum: { amount, fee, total: addMoney(amount, fee) },
    problems: tried
      ? { amount: amountProblem, passwordMissing }
      : { amount: undefined, passwordMissing: false },
    change: (over: Partial<Typed>) => {
      const { password: _secret, cardId = "", amount: text } = { ...typed, ...over };
      setTyped({ ...typed, ...over });
      sessionDrafts.keep("withdrawal", { cardId, amount: text }, account);
    },
    /** @returns whether it can be sent. */
    check: (): boolean => {
      setTried(true);
      return amountProblem === undefined && !passwordMissing && card !== undefined;
    },
    clear: () => {
      sessionDrafts.drop("withdrawal");
      setTyped({ ...nothing, cardId: typed.cardId });
      setTried(false);
    },
  } as const;
};
