import type { RegistrationSettings } from "@volado/domain/registration";
import { bindMobileProblems } from "@volado/domain/security";
import { SmsCodeField } from "@volado/ui";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { MobileNumberField } from "../../../shared/countries/mobile-number-field.tsx";
import { useCountries } from "../../../shared/countries/use-countries.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusedFieldIn } from "../../../shared/forms/refused-field.ts";
import { useRefusals } from "../../../shared/forms/use-refusals.ts";
import { merchant } from "../../../shared/merchant.ts";
import { type BindMobileFormFields, useBindMobile } from "../hooks/use-bind-mobile.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import type { SecurityPartProps } from "./security-part.ts";

const refusedField = refusedFieldIn({
  "errors.mobileTaken": "mobile",
  "errors.verificationCodeWrong": "smsCode",
  "errors.oldPasswordWrong": "password",
});

/** The new number, the code sent to it, and the password of the login. */
export function BindMobileForm({ overview, settings }: BindMobileFormProps) {
  const { t } = useTranslation();
  const countries = useCountries();
  const { save, sms, failure, forgetFailure } = useBindMobile(settings);
  const passwordNeeded = overview.hasPassword;
  const form = useForm<BindMobileFormFields>({
    resolver: problemResolver(
      ({ diallingCode, ...typed }) =>
        bindMobileProblems(typed, { rules: settings.rules, passwordNeeded }, diallingCode),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { diallingCode: merchant.diallingCode, mobile: "", smsCode: "", password: "" },
  });
  const place = refusedField(failure);
  const refusal = useRefusals(form, ["mobile", "smsCode", "password"], failure, place);

  const chooseDiallingCode = (code: string) => {
    form.setValue("diallingCode", code, { shouldDirty: true });
    if (form.getValues("mobile") !== "") void form.trigger("mobile");
  };
  const send = async () => {
    forgetFailure();
    if (await form.trigger("mobile", { shouldFocus: true })) await sms.send(form.getValues());
  };

  return (
    <RefusableForm
      failure={failure}
      place={place}
      onForget={forgetFailure}
      submitLabel={t("security.mobile.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(save)}
    >
      <MobileNumberField
        {...form.register("mobile")}
        typed={form.watch("mobile")}
        label={t("sms.mobile")}
        error={refusal("mobile")}
        diallingCodes={countries}
        diallingCode={form.watch("diallingCode")}
        onDiallingCodeChange={chooseDiallingCode}
      />
      <SmsCodeField
        {...form.register("smsCode")}
        label={t("sms.code")}
        error={refusal("smsCode")}
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
          error={refusal("password")}
          enterKeyHint="go"
        />
      )}
    </RefusableForm>
  );
}

export interface BindMobileFormProps extends SecurityPartProps {
  readonly settings: RegistrationSettings;
}
