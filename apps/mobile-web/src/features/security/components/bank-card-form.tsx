import "@volado/ui/select-field.css";
import { useMutation } from "@tanstack/react-query";
import { bankCardMutations } from "@volado/api-client/query";
import { cleanName } from "@volado/domain/validation";
import { type Bank, bankCardProblems, clabeBank, cleanBankNumber } from "@volado/domain/wallet";
import { SelectField, TextField } from "@volado/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSaving } from "../hooks/use-saving.ts";
import { CurrentPasswordField } from "./part-head.tsx";

const refusedField = refusedFieldIn({
  "errors.bankCardTaken": "number",
  "errors.paymentPasswordWrong": "paymentPassword",
});

interface Fields {
  holder: string;
  number: string;
  bankCode: string;
  paymentPassword: string;
}

/** Number and payment password are never stored. */
const storedFields = ["holder", "bankCode"] as const;

/** Form for a new bank card. A CLABE selects its bank automatically. */
export function BankCardForm({ banks }: { readonly banks: readonly Bank[] }) {
  const { t } = useTranslation();
  const account = useSession()?.userName;
  const keyed = useIdempotencyKeys();
  const { mutateAsync } = useMutation(bankCardMutations.add(useClient()));
  const { save, failure, clearFailure } = useSaving(async (card: Fields) => {
    // Retrying after a wrong payment password is still the same card.
    const { paymentPassword: _secret, ...added } = card;
    const content = JSON.stringify(added);
    await mutateAsync({ ...card, idempotencyKey: keyed.keyOf(content) });
    keyed.done(content);
    sessionDrafts.delete("bank-card");
  }, "security.cards.added");
  const form = useForm<Fields>({
    resolver: problemResolver(
      (typed) => bankCardProblems(typed, merchant.accountDigits),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: {
      holder: "",
      number: "",
      bankCode: "",
      ...sessionDrafts.get("bank-card", storedFields, account),
      paymentPassword: "",
    },
  });
  useSessionDraft(form, "bank-card", storedFields, account);
  const { isSubmitting, isSubmitted } = form.formState;
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["holder", "number", "bankCode", "paymentPassword"], failure, refusedAt);

  const chooseBankOf = (number: string) => {
    const code = clabeBank(number, merchant.accountDigits);
    if (banks.some((bank) => bank.code === code))
      form.setValue("bankCode", code ?? "", { shouldValidate: isSubmitted });
  };

  return (
    <RefusableForm
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      submitLabel={t("security.card.submit")}
      submitting={isSubmitting}
      onSubmit={form.handleSubmit((typed) =>
        save({ ...typed, holder: cleanName(typed.holder), number: cleanBankNumber(typed.number) }),
      )}
    >
      <TextField
        {...form.register("holder")}
        label={t("security.card.holder")}
        hint={t("security.card.holderHint")}
        error={errorOf("holder")}
        autoComplete="cc-name"
        enterKeyHint="next"
      />
      <TextField
        {...form.register("number", {
          deps: isSubmitted ? ["bankCode"] : [],
          onChange: (event) => chooseBankOf(event.target.value),
        })}
        label={t("security.card.number")}
        hint={t("security.card.numberHint")}
        error={errorOf("number")}
        inputMode="numeric"
        autoComplete="cc-number"
        enterKeyHint="next"
      />
      <SelectField
        {...form.register("bankCode", { deps: isSubmitted ? ["number"] : [] })}
        label={t("security.card.bank")}
        placeholder={t("security.card.chooseBank")}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        error={errorOf("bankCode")}
      />
      <CurrentPasswordField
        {...form.register("paymentPassword")}
        label={t("security.card.payment")}
        error={errorOf("paymentPassword")}
        autoComplete="off"
        enterKeyHint="go"
      />
    </RefusableForm>
  );
}
