import { useMutation } from "@tanstack/react-query";
import { securityMutations } from "@volado/api-client/query";
import type { RegistrationSettings } from "@volado/domain/registration";
import { bindEmailProblems, bindMobileProblems } from "@volado/domain/security";
import { cleanMobile, cleanSmsCode, cleanText, type RuleSets } from "@volado/domain/validation";
import { SmsCodeField, TextField } from "@volado/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusalKeyOf, refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { MobileNumberField } from "../../../shared/sign-in/mobile-number-field.tsx";
import { useCountries } from "../../../shared/sign-in/use-countries.ts";
import { useOneTimeCode } from "../../../shared/sign-in/use-one-time-code.ts";
import { useSmsCode } from "../../../shared/sign-in/use-sms-code.ts";
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

const refusedEmailField = refusedFieldIn({
  "errors.emailTaken": "email",
  "errors.verificationCodeWrong": "code",
  "errors.oldPasswordWrong": "password",
});

interface EmailFields {
  email: string;
  code: string;
  password: string;
}

/** New e-mail address, the code sent to it, and the login password. */
export function BindEmailForm({ overview, rules }: SecurityPartProps & { rules: RuleSets }) {
  const { t } = useTranslation();
  const mail = useEmailCode();
  const { mutateAsync } = useMutation(securityMutations.bindEmail(useClient()));
  const saving = useSaving(mutateAsync, "security.saved");
  const passwordNeeded = overview.hasPassword;
  const { emailPattern } = merchant.policy;
  const form = useForm<EmailFields>({
    resolver: problemResolver(
      (typed) => bindEmailProblems(typed, { rules, passwordNeeded, emailPattern }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { email: "", code: "", password: "" },
  });
  const failure = saving.failure ?? mail.failure;
  const refusedAt = refusedEmailField(failure);
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

interface MobileFields {
  diallingCode: string;
  mobile: string;
  smsCode: string;
  password: string;
}

/** Sends a code to the new number and binds it; with Firebase its token replaces the code. */
const useBindMobile = ({ smsBy, smsNeedsHuman }: RegistrationSettings) => {
  const { mutateAsync } = useMutation(securityMutations.bindMobile(useClient()));
  const saving = useSaving(mutateAsync, "security.saved");
  const sms = useSmsCode({ purpose: "bind", smsBy, needsHuman: smsNeedsHuman });

  const save = async ({ mobile, diallingCode, smsCode, password }: MobileFields): Promise<void> => {
    const byFirebase = smsBy === "firebase";
    const code = cleanSmsCode(smsCode);
    const firebaseIdToken = byFirebase ? await sms.prove(code) : undefined;
    if (byFirebase && firebaseIdToken === undefined) return;
    await saving.save({
      mobile: cleanMobile(mobile, diallingCode),
      diallingCode,
      smsCode: byFirebase ? "" : code,
      firebaseIdToken,
      password,
    });
  };

  return { ...saving, save, sms, failure: saving.failure ?? sms.failure } as const;
};

const refusedMobileField = refusedFieldIn({
  "errors.mobileTaken": "mobile",
  "errors.verificationCodeWrong": "smsCode",
  "errors.oldPasswordWrong": "password",
});

/** New mobile number, the code sent to it, and the login password. */
export function BindMobileForm({
  overview,
  settings,
}: SecurityPartProps & { settings: RegistrationSettings }) {
  const { t } = useTranslation();
  const countries = useCountries();
  const { save, sms, failure, clearFailure } = useBindMobile(settings);
  const passwordNeeded = overview.hasPassword;
  const form = useForm<MobileFields>({
    resolver: problemResolver(
      ({ diallingCode, ...typed }) =>
        bindMobileProblems(typed, { rules: settings.rules, passwordNeeded }, diallingCode),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { diallingCode: merchant.diallingCode, mobile: "", smsCode: "", password: "" },
  });
  const refusedAt = refusedMobileField(failure);
  const errorOf = useRefusals(form, ["mobile", "smsCode", "password"], failure, refusedAt);

  const chooseDiallingCode = (code: string) => {
    form.setValue("diallingCode", code, { shouldDirty: true });
    if (form.getValues("mobile") !== "") void form.trigger("mobile");
  };
  const send = async () => {
    clearFailure();
    if (await form.trigger("mobile", { shouldFocus: true })) await sms.send(form.getValues());
  };

  return (
    <RefusableForm
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      submitLabel={t("security.mobile.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(save)}
    >
      <MobileNumberField
        {...form.register("mobile")}
        typed={form.watch("mobile")}
        label={t("sms.mobile")}
        error={errorOf("mobile")}
        diallingCodes={countries}
        diallingCode={form.watch("diallingCode")}
        onDiallingCodeChange={chooseDiallingCode}
      />
      <SmsCodeField
        {...form.register("smsCode")}
        label={t("sms.code")}
        error={errorOf("smsCode")}
        sendLabel={sms.sendLabel}
        sending={sms.phase === "sending"}
        sendDisabled={sms.phase === "counting"}
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
