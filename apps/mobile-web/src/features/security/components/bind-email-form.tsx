import { useMutation } from "@tanstack/react-query";
import { securityMutations } from "@volado/api-client/query";
import { bindEmailProblems } from "@volado/domain/security";
import { cleanSmsCode, cleanText, type RuleSets } from "@volado/domain/validation";
import { SmsCodeField, TextField } from "@volado/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusalKeyOf, refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useOneTimeCode } from "../../../shared/one-time-codes/use-one-time-code.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSaving } from "../hooks/use-saving.ts";
import { CurrentPasswordField, type SecurityPartProps } from "./part-head.tsx";

/** Codes by e-mail, with the same countdown as SMS codes. */
const useEmailCode = () => {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(securityMutations.sendEmailCode(useClient()));
  const { setFailure, ...code } = useOneTimeCode({
    purpose: "email",
    request: (email: string) => mutateAsync({ email: cleanText(email) }),
    sentText: t("security.email.sent"),
    failureOf: refusalKeyOf,
  });
  return { ...code, clearFailure: () => setFailure(undefined) } as const;
};

const refusedField = refusedFieldIn({
  "errors.emailTaken": "email",
  "errors.verificationCodeWrong": "code",
  "errors.oldPasswordWrong": "password",
});

interface Fields {
  email: string;
  code: string;
  password: string;
}

/** New e-mail address, the code sent to it, and the login password. */
export function BindEmailForm({ overview, rules }: BindEmailFormProps) {
  const { t } = useTranslation();
  const mail = useEmailCode();
  const { mutateAsync } = useMutation(securityMutations.bindEmail(useClient()));
  const saving = useSaving(mutateAsync, "security.saved");
  const passwordNeeded = overview.hasPassword;
  const { emailPattern } = merchant.policy;
  const form = useForm<Fields>({
    resolver: problemResolver(
      (typed) => bindEmailProblems(typed, { rules, passwordNeeded, emailPattern }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { email: "", code: "", password: "" },
  });
  const failure = saving.failure ?? mail.failure;
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["email", "code", "password"], failure, refusedAt);

  const clearFailure = () => {
    saving.clearFailure();
    mail.clearFailure();
  };
  const send = async () => {
    clearFailure();
    if (await form.trigger("email", { shouldFocus: true })) await mail.send(form.getValues("email"));
  };

  return (
    <RefusableForm
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      submitLabel={t("security.email.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(({ email, code, password }) =>
        saving.save({ email: cleanText(email), code: cleanSmsCode(code), password }),
      )}
    >
      <TextField
        {...form.register("email")}
        label={t("security.email.address")}
        error={errorOf("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
      />
      <SmsCodeField
        {...form.register("code")}
        label={t("security.email.code")}
        error={errorOf("code")}
        sendLabel={mail.sendLabel}
        sending={mail.phase === "sending"}
        sendDisabled={mail.phase === "counting"}
        onSend={send}
        enterKeyHint="next"
      />
      {passwordNeeded && (
        <CurrentPasswordField
          {...form.register("password")}
          label={t("security.ownPassword")}
          error={errorOf("password")}
          enterKeyHint="go"
        />
      )}
    </RefusableForm>
  );
}

export interface BindEmailFormProps extends SecurityPartProps {
  readonly rules: RuleSets;
}
