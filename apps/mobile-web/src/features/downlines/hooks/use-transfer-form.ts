import { useMutation, useQuery } from "@tanstack/react-query";
import { downlineMutations, withdrawalQueries } from "@volado/api-client/query";
import { transferBounds, typedTransferProblem } from "@volado/domain/agency";
import {
  compareMoney,
  decimalOf,
  type Money,
  moneyOf,
  multiplyMoney,
  readTypedMoney,
  subtractMoney,
} from "@volado/domain/money";
import { paymentPasswordProblem, type WithdrawalTerms } from "@volado/domain/wallet";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { isUnanswered, useOrderCheck } from "../../../shared/forms/order-check.tsx";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { refusalKeyOf, refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useOrderKeys } from "../../../shared/forms/unanswered-orders.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import {
  collectProblems,
  type FieldProblem,
  parseReceivers,
  type Receiver,
  serializeReceivers,
} from "../receivers.ts";
import { useWrite } from "./use-write.ts";

export type TransferBalance = Pick<WithdrawalTerms, "available" | "bonus" | "hasPaymentPassword">;

/**
 * The agent's balance under the withdrawal terms, because a transfer pays out like a withdrawal (docs/decisions/119).
 */
export const useTransferBalance = (): AsyncState<TransferBalance> =>
  asyncState(useQuery(withdrawalQueries.terms(useClient(), useSession()?.userName)));

const refusedField = refusedFieldIn({
  "errors.paymentPasswordWrong": "paymentPassword",
  "errors.insufficientBalance": "amount",
});

interface TransferOrder {
  readonly memberIds: readonly string[];
  /** Per member. */
  readonly amount: Money;
  readonly paymentPassword: string;
}

interface Fields {
  amount: string;
  paymentPassword: string;
}

interface TransferConfirmation {
  readonly members: readonly Receiver[];
  readonly sum: TransferSum;
}

const sumOf = (typed: string, count: number, available: Money) => {
  const nothing = moneyOf(0, available.currency);
  const each = readTypedMoney(typed, available.currency) ?? nothing;
  const total = multiplyMoney(each, count);
  const left = compareMoney(total, available) > 0 ? undefined : subtractMoney(available, total);
  return { each, count, total, left };
};

export type TransferSum = ReturnType<typeof sumOf>;

/** Two transfers are the same if receivers and amount match, even with a different password. */
const contentOf = ({ memberIds, amount }: TransferOrder) => ({
  memberIds,
  amount: Number(decimalOf(amount.centavos)),
});

/**
 * State of the transfer form. A retry after a lost response reuses the idempotency key while receivers and amount are
 * unchanged, even after a reload, so that it can't pay twice. Input survives failures and, except for the password,
 * reloads (docs/decisions/130).
 */
export const useTransferForm = ({ available }: TransferBalance) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const account = useSession()?.userName;
  const [draft] = useState(() => sessionDrafts.get("transfer", ["amount", "receivers"], account));
  const [chosen, setChosen] = useState(() => parseReceivers(draft.receivers));
  const [confirmation, setConfirmation] = useState<TransferConfirmation>();
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useMutation(downlineMutations.transfer(useClient()));
  const [sending, setSending] = useState(false);
  const { write, failure, forgetFailure } = useWrite(
    (order: TransferOrder, idempotencyKey) => mutateAsync({ ...order, idempotencyKey }),
    useOrderKeys("transfer"),
    contentOf,
    // The outcome of an unanswered one is checked instead.
    (error) => (isUnanswered(error) ? undefined : refusalKeyOf(error)),
  );
  const bounds = {
    min: money(moneyOf(transferBounds.min, available.currency)),
    max: money(moneyOf(transferBounds.max, available.currency)),
  };
  const amountFieldProblem = (amount: string): FieldProblem | undefined => {
    const problem = typedTransferProblem(amount, chosen.length, available);
    return problem && { key: `downlines.transfer.problems.${problem}`, values: bounds };
  };
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ amount, paymentPassword }) =>
        collectProblems<keyof Fields>({
          amount: amountFieldProblem(amount),
          paymentPassword: paymentPasswordProblem(paymentPassword),
        }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { amount: draft.amount ?? "", paymentPassword: "" },
    // Without receivers, the search is the first invalid field.
    shouldFocusError: chosen.length > 0,
  });
  useSessionDraft(form, "transfer", ["amount"], account);
  const place = refusedField(failure);
  // Fields can't take the focus while the confirmation dialog covers them.
  const refusal = useRefusals(form, ["amount", "paymentPassword"], failure, confirming ? undefined : place);

  const revalidateAmount = useEffectEvent(() => {
    if (form.formState.isSubmitted && form.getValues("amount") !== "") void form.trigger("amount");
  });
  // Whether the balance covers the amount depends on the number of receivers.
  useEffect(() => {
    if (chosen.length > 0) revalidateAmount();
  }, [chosen.length]);

  const sum = sumOf(form.watch("amount"), chosen.length, available);

  const clear = () => {
    setChosen([]);
    form.reset({ amount: "", paymentPassword: "" });
    sessionDrafts.delete("transfer");
  };
  const check = useOrderCheck("transfer", {
    sending,
    onDone: (amount) => {
      clear();
      showToast({ kind: "success", text: t("lostOrder.done", { amount: money(amount) }) });
    },
  });

  return {
    form,
    /** What is known about an order whose response was lost. */
    check,
    bounds,
    chosen,
    choose: (member: Receiver, selected: boolean) => {
      const others = chosen.filter(({ id }) => id !== member.id);
      const receivers = selected ? [...others, member] : others;
      setChosen(receivers);
      sessionDrafts.set("transfer", { receivers: serializeReceivers(receivers) }, account);
    },
    sum,
    place,
    failure,
    forgetFailure,
    refusal,
    confirmation,
    confirming,
    /** Opens the confirmation with the current input. */
    confirm: () => {
      setConfirmation({ members: chosen, sum: sumOf(form.getValues("amount"), chosen.length, available) });
      setConfirming(true);
    },
    dismiss: () => setConfirming(false),
    /** Sends the confirmed transfer. @returns it if it was sent; then the form is empty */
    send: async (): Promise<TransferConfirmation | undefined> => {
      if (!confirmation) return undefined;
      // Sorted, because the same members in another order are the same transfer.
      const memberIds = confirmation.members.map(({ id }) => id).toSorted();
      const { paymentPassword } = form.getValues();
      setSending(true);
      const sent = await write({ memberIds, amount: confirmation.sum.each, paymentPassword });
      setSending(false);
      setConfirming(false);
      if (!sent) return undefined;
      clear();
      return confirmation;
    },
  } as const;
};
