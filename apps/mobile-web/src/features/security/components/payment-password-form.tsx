import { useMutation } from "@tanstack/react-query";
import { securityMutations } from "@volado/api-client/query";
import { type PaymentPasswordProof, paymentPasswordProblems } from "@volado/domain/security";
import type { PasswordRule } from "@volado/domain/validation";
import { SegmentedChoice } from "@volado/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NewPasswordField } from "../../../shared/forms/new-password-field.tsx";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSaving } from "../hooks/use-saving.ts";
import { CurrentPasswordField, type SecurityPartProps } from "./part-head.tsx";

const refusedField = refusedFieldIn({
  "errors.oldPasswordWrong": "proof",
  "errors.paymentPasswordWrong": "proof",
  "errors.paymentPasswordSame": "newPassword",
  "errors.passwordUnchanged": "newPassword",
});

interface Fields {
  proof: string;
  newPassword: string;
  newPasswordAgain: string;
}

/** How the player can confirm the change: with the old payment password, or with the login password. */
const proofsOf = ({
  hasPassword,
  hasPaymentPassword,
}: SecurityPartProps["overview"]): PaymentPasswordProof[] => [
  ...(hasPaymentPassword ? (["payment-password"] as const) : []),
  ...(hasPassword ? (["password"] as const) : []),
];

/** The proof, and the new payment password twice. */
export function PaymentPasswordForm({ overview, rule }: SecurityPartProps & { rule: PasswordRule }) {
  const { t } = useTranslation();
  const proofs = proofsOf(overview);
  const [by, setBy] = useState(proofs[0]);
  const { mutateAsync } = useMutation(securityMutations.setPaymentPassword(useClient()));
  const { save, failure, clearFailure } = useSaving(mutateAsync, "security.saved");
  const form = useForm<Fields>({
    // A player without any password needs no proof.
    resolver: problemResolver(
      (typed) => paymentPasswordProblems(by ? typed : { ...typed, proof: "-" }, rule, by ?? "password"),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { proof: "", newPassword: "", newPasswordAgain: "" },
  });
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["proof", "newPassword", "newPasswordAgain"], failure, refusedAt);
  const choose = (chosen: PaymentPasswordProof) => {
    setBy(chosen);
    form.resetField("proof");
    clearFailure();
  };

  return (
    <RefusableForm
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      submitLabel={t("security.payment.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(({ proof, newPassword }) =>
        save({ by: by ?? "password", proof, newPassword }),
      )}
    >
      {by && proofs.length > 1 && (
        <SegmentedChoice
          label={t("security.payment.by")}
          options={[
            { value: "payment-password", label: t("security.payment.byOld") },
            { value: "password", label: t("security.payment.byOwn") },
          ]}
          value={by}
          onValueChange={choose}
        />
      )}
      {by && (
        <CurrentPasswordField
          {...form.register("proof")}
          label={t(by === "password" ? "security.ownPassword" : "security.payment.old")}
          error={errorOf("proof")}
          autoComplete={by === "password" ? "current-password" : "off"}
          enterKeyHint="next"
        />
      )}
      <NewPasswordField
        {...form.register("newPassword", { deps: ["newPasswordAgain"] })}
        rule={rule}
        typed={form.watch("newPassword")}
        error={errorOf("newPassword")}
        enterKeyHint="next"
      />
      <CurrentPasswordField
        {...form.register("newPasswordAgain")}
        label={t("password.again")}
        error={errorOf("newPasswordAgain")}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </RefusableForm>
  );
}
