import {
  type BankCard,
  readAmount,
  typedWithdrawalProblem,
  type WithdrawalTerms,
  withdrawalFee,
} from "@volado/domain";
import { useState } from "react";

/** What was typed and chosen. */
interface Typed {
  readonly cardId: string | undefined;
  readonly amount: string;
  readonly password: string;
}

const nothing: Typed = { cardId: undefined, amount: "", password: "" };

/** The form's fields, what they add up to under the terms as they stand, and what is wrong with them once it was tried. */
export const useWithdrawalForm = (terms: WithdrawalTerms, cards: readonly BankCard[]) => {
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  // A card that was removed meanwhile is chosen no longer.
  const card = cards.find(({ id }) => id === typed.cardId) ?? cards[0];
  const amount = readAmount(typed.amount) ?? 0;
  const fee = withdrawalFee(amount, terms);
  const amountProblem = typedWithdrawalProblem(typed.amount, terms);
  const passwordMissing = typed.password === "";
  return {
    ...typed,
    card,
    sum: { amount, fee, total: Math.round((amount + fee) * 100) / 100 },
    problems: tried
      ? { amount: amountProblem, passwordMissing }
      : { amount: undefined, passwordMissing: false },
    change: (over: Partial<Typed>) => setTyped({ ...typed, ...over }),
    /** @returns whether it can be sent. */
    check: (): boolean => {
      setTried(true);
      return amountProblem === undefined && !passwordMissing && card !== undefined;
    },
    clear: () => {
      setTyped({ ...nothing, cardId: typed.cardId });
      setTried(false);
    },
  } as const;
};
