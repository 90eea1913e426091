import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import { transferBounds, typedTransferProblem } from "@volado/domain/agency";
import {
  clampMoney,
  decimalOf,
  type Money,
  moneyOf,
  multiplyMoney,
  readTypedMoney,
  subtractMoney,
} from "@volado/domain/money";
import { paymentPasswordProblem } from "@volado/domain/wallet";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useOrderKeys } from "../../../shared/orders/use-order-keys.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { type Note, noted, type Receiver, readReceivers, textOfReceivers } from "../receivers.ts";
import type { TransferBalance } from "./use-transfer-balance.ts";
import { useWrite } from "./use-write.ts";

const refusedField = refusedFieldIn({
  "errors.paymentPasswordWrong": "paymentPassword",
  "errors.insufficientBalance": "amount",
});

interface TransferOrder {
  readonly memberIds: readonly string[];
  /** For each. */
  readonly amount: Money;
  readonly paymentPassword: string;
}

interface Fields {
  amount: string;
  paymentPassword: string;
}

/** What a transfer is under the amount as it stands. */
export interface TransferSum {
  readonly each: Money;
  readonly count: number;
  readonly total: Money;
  readonly left: Money;
}

/** What is about to be sent, as it is asked about. */
export interface TransferQuestion {
  readonly members: readonly Receiver[];
  readonly sum: TransferSum;
}

const sumOf = (typed: string, count: number, available: Money): TransferSum => {
  const nothing = moneyOf(0, available.currency);
  const each = readTypedMoney(typed, available.currency) ?? nothing;
  const total = multiplyMoney(each, count);
  return { each, count, total, left: clampMoney(subtractMoney(available, total), nothing, available) };
};

/** What makes two transfers the same one: who gets how much, whatever password was typed. */
const contentOf = ({ memberIds, amount }: TransferOrder) => ({
  memberIds,
  amount: Number(decimalOf(amount.centavos)),
});

/**
 * A transfer as it is being put together and sent. One whose answer got lost keeps its key while receivers
 * and amount stay the same, on a page that was loaded anew too, so that sending it again can't pay twice; a
 * failure leaves all that was chosen and typed, and a reload all but the password (docs/decisions/130).
 */
export const useTransferForm = ({ available }: TransferBalance) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const account = useSession()?.userName;
  const [draft] = useState(() => sessionDrafts.of("transfer", ["amount", "receivers"], account));
  const [chosen, setChosen] = useState(() => readReceivers(draft.receivers));
  const [question, setQuestion] = useState<TransferQuestion>();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(downlineMutations.transfer(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (order: TransferOrder, idempotencyKey) => mutateAsync({ ...order, idempotencyKey }),
    useOrderKeys("transfer"),
    contentOf,
  );
  const bounds = {
    min: money(moneyOf(transferBounds.min, available.currency)),
    max: money(moneyOf(transferBounds.max, available.currency)),
  };
  const amountNote = (amount: string): Note | undefined => {
    const problem = typedTransferProblem(amount, chosen.length, available);
    return problem && { key: `downlines.transfer.problems.${problem}`, values: bounds };
  };
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ amount, paymentPassword }) =>
        noted<keyof Fields>({
          amount: amountNote(amount),
          paymentPassword: paymentPasswordProblem(paymentPassword),
        }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { amount: draft.amount ?? "", paymentPassword: "" },
    // While nobody is chosen the search is the first wrong field.
    shouldFocusError: chosen.length > 0,
  });
  useSessionDraft(form, "transfer", ["amount"], account);
  const place = refusedField(failure);
  // While the question stands over the form, no field in it can have the cursor.
  const refusal = useRefusals(form, ["amount", "paymentPassword"], failure, asking ? undefined : place);

  const judgeAgain = useEffectEvent(() => {
    if (form.formState.isSubmitted && form.getValues("amount") !== "") void form.trigger("amount");
  });
  // Whether the money is enough depends on for how many.
  useEffect(() => {
    if (chosen.length > 0) judgeAgain();
  }, [chosen.length]);

  const sum = sumOf(form.watch("amount"), chosen.length, available);

  return {
    form,
    bounds,
    chosen,
    choose: (member: Receiver, wanted: boolean) => {
      const others = chosen.filter(({ id }) => id !== member.id);
      const receivers = wanted ? [...others, member] : others;
      setChosen(receivers);
      sessionDrafts.keep("transfer", { receivers: textOfReceivers(receivers) }, account);
    },
    sum,
    place,
    failure,
    forgetFailure,
    refusal,
    question,
    asking,
    /** Asks about what is chosen and typed now. */
    ask: () => {
      setQuestion({ members: chosen, sum: sumOf(form.getValues("amount"), chosen.length, available) });
      setAsking(true);
    },
    dismiss: () => setAsking(false),
    /** Sends what was asked about. @returns what was sent, once it was; then nothing is chosen or typed any more */
    send: async (): Promise<TransferSum | undefined> => {
      if (!question) return undefined;
      // Whoever is ticked first: the same members are the same order.
      const memberIds = question.members.map(({ id }) => id).toSorted();
      const { paymentPassword } = form.getValues();
      const sent = await write({ memberIds, amount: question.sum.each, paymentPassword });
      setAsking(false);
      if (!sent) return undefined;
      setChosen([]);
      form.reset({ amount: "", paymentPassword: "" });
      sessionDrafts.drop("transfer");
      return question.sum;
    },
  } as const;
};
