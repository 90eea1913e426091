import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import { type TeamMember, transferBounds, typedTransferProblem } from "@volado/domain/agency";
import { paymentPasswordProblem, readAmount } from "@volado/domain/wallet";
import { formatMoney } from "@volado/i18n";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { useRefusals } from "../../../shared/forms/use-refusals.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useOrderKeys } from "../../../shared/orders/use-order-keys.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { type Note, noted } from "../noted.ts";
import { refusedTransferField } from "../refused-field.ts";
import type { Purse } from "./use-purse.ts";
import { useWrite } from "./use-write.ts";

interface TransferOrder {
  readonly memberIds: readonly string[];
  /** For each, in major units. */
  readonly amount: number;
  readonly paymentPassword: string;
}

interface Fields {
  amount: string;
  paymentPassword: string;
}

/** What a transfer is under the amount as it stands, in major units. */
export interface TransferSum {
  readonly each: number;
  readonly count: number;
  readonly total: number;
  readonly left: number;
}

/** What is about to be sent, as it is asked about. */
export interface TransferQuestion {
  readonly members: readonly TeamMember[];
  readonly sum: TransferSum;
}

const sumOf = (amount: string, count: number, available: number): TransferSum => {
  const cents = Math.round((readAmount(amount) ?? 0) * 100);
  const left = Math.round(available * 100) - cents * count;
  return { each: cents / 100, count, total: (cents * count) / 100, left: Math.max(left, 0) / 100 };
};

/**
 * A transfer as it is being put together and sent. One whose answer got lost keeps its key while receivers
 * and amount stay the same, on a page that was loaded anew too, so that sending it again can't pay twice; a
 * failure leaves all that was chosen and typed.
 */
export const useTransferForm = ({ available, currency }: Purse) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly TeamMember[]>([]);
  const [question, setQuestion] = useState<TransferQuestion>();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(downlineMutations.transfer(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (order: TransferOrder, idempotencyKey) => mutateAsync({ ...order, idempotencyKey }),
    useOrderKeys("transfer"),
    ({ paymentPassword: _, ...what }) => what,
  );
  const bounds = {
    min: formatMoney(transferBounds.least, currency, language),
    max: formatMoney(transferBounds.most, currency, language),
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
    defaultValues: { amount: "", paymentPassword: "" },
    // While nobody is chosen the search is the first wrong field.
    shouldFocusError: chosen.length > 0,
  });
  const place = refusedTransferField(failure);
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
    choose: (member: TeamMember, wanted: boolean) => {
      const others = chosen.filter(({ id }) => id !== member.id);
      setChosen(wanted ? [...others, member] : others);
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
      form.reset();
      return question.sum;
    },
  } as const;
};
