import type { RegistrationSettings } from "@volado/domain/registration";
import { setPasswordProblems } from "@volado/domain/security";
import { SmsCodeField } from "@volado/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCommonPasswords } from "../../../shared/forms/common-passwords.ts";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { NewPasswordField } from "../../../shared/forms/new-password-field.tsx";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { merchant } from "../../../shared/merchant.ts";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { MobileNumberField } from "../../../shared/sign-in/mobile-number-field.tsx";
import { type KnownLogin, knownAs } from "../../../shared/sign-in/remembered-login.ts";
import { useCountries } from "../../../shared/sign-in/use-countries.ts";
import { type SetPasswordFields, useSetPassword } from "../hooks/use-set-password.ts";
import { RegisterLink } from "./register-link.tsx";

const refusedField = refusedFieldIn({
  "errors.mobileNotRegistered": "mobile",
  "errors.verificationCodeWrong": "smsCode",
  "errors.passwordUnchanged": "newPassword",
  "errors.passwordCommon": "newPassword",
  "errors.passwordIsUsername": "newPassword",
});

/** Fields shared with other pages. */
const storedFields = ["diallingCode", "mobile"] as const;

const mobileOf = (known: KnownLogin | undefined) =>
  known && { mobile: known.username, diallingCode: known.diallingCode };

/**
 * Mobile number, SMS code and new password (Spec §2 "Set-password-by-phone form"). The number is prefilled from the
 * previous page or the remembered login. The button is enabled once every field is valid; errors show when a field is
 * left.
 */
export function SetPasswordForm({ settings }: { settings: RegistrationSettings }) {
  const { t } = useTranslation();
  const countries = useCountries();
  const { setPassword, sms, failure, clearFailure } = useSetPassword(settings);
  const [initial] = useState(() => {
    const typed = sessionDrafts.get("account-entry", storedFields);
    return typed.mobile ? typed : { ...typed, ...mobileOf(knownAs("sms")) };
  });
  const isCommon = useCommonPasswords();
  const form = useForm<SetPasswordFields>({
    mode: "onTouched",
    resolver: problemResolver(
      ({ diallingCode, ...typed }) => setPasswordProblems(typed, settings.rules, diallingCode, isCommon),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: {
      diallingCode: merchant.diallingCode,
      mobile: "",
      ...initial,
      smsCode: "",
      newPassword: "",
    },
  });
  useSessionDraft(form, "account-entry", storedFields);
  const { isSubmitting, isValid } = form.formState;
  const refusedAt = refusedField(failure);
  const errorOf = useRefusals(form, ["mobile", "smsCode", "newPassword"], failure, refusedAt);

  /** The rules beside it show what a short password lacks; a longer one must not disable the button without a reason. */
  const explainPassword = () => {
    const { length } = form.getValues("newPassword");
    if (length >= settings.rules.password.min || form.getFieldState("newPassword").error)
      void form.trigger("newPassword");
  };
  const codeField = form.register("smsCode");

  const chooseDiallingCode = (code: string) => {
    form.setValue("diallingCode", code, { shouldDirty: true });
    if (form.getValues("mobile") !== "") void form.trigger("mobile");
  };

  const send = async () => {
    const valid = await form.trigger("mobile", { shouldFocus: true });
    if (valid) await sms.send(form.getValues());
  };

  const onSubmit = form.handleSubmit(async (typed) => {
    const result = await setPassword(typed);
    if (result === "done") return;
    const field = result === "password-refused" ? "newPassword" : "smsCode";
    form.resetField(field);
    form.setFocus(field);
  });

  return (
    <RefusableForm
      intro={t("password.phone.intro")}
      failure={failure}
      place={refusedAt}
      onForget={clearFailure}
      onSubmit={onSubmit}
      submitLabel={t("password.phone.submit")}
      submitting={isSubmitting}
      disabled={!isValid && !isSubmitting}
    >
      <div>
        <MobileNumberField
          {...form.register("mobile")}
          typed={form.watch("mobile")}
          label={t("sms.mobile")}
          error={errorOf("mobile")}
          diallingCodes={countries}
          diallingCode={form.watch("diallingCode")}
          onDiallingCodeChange={chooseDiallingCode}
        />
        {failure === "errors.mobileNotRegistered" && <RegisterLink />}
      </div>
      <SmsCodeField
        {...codeField}
        // Sending focuses the empty field, and may take the focus away before there is a code to type.
        onBlur={(event) => event.target.value !== "" && codeField.onBlur(event)}
        label={t("sms.code")}
        error={errorOf("smsCode")}
        sendLabel={sms.sendLabel}
        sending={sms.phase === "sending"}
        sendDisabled={sms.phase === "counting"}
        onSend={send}
        enterKeyHint="next"
      />
      <NewPasswordField
        {...form.register("newPassword", { onChange: explainPassword })}
        rule={settings.rules.password}
        typed={form.watch("newPassword")}
        error={errorOf("newPassword")}
        enterKeyHint="go"
      />
    </RefusableForm>
  );
}

/** Recovery by phone. Loads the merchant's settings, which hold the rules and the SMS provider. */
export function SetPassword() {
  const settings = useRegistrationSettings();
  if (settings.phase === "pending")
    return (
      <FormSkeleton fields={["mobile", "code", "password", "length", "characters", "again", "submit"]} />
    );
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  return <SetPasswordForm settings={settings.data} />;
}
