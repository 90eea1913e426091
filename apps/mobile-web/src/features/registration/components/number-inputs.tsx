import { SmsCodeField } from "@volado/ui";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Captcha } from "../../../shared/captcha/captcha.tsx";
import { MobileNumberField } from "../../../shared/countries/mobile-number-field.tsx";
import { FieldLabel } from "./field-label.tsx";
import type { RegistrationInputProps } from "./input-props.ts";

/** The mobile number with its dialling code. A rejection of the number for SMS shows until another one is typed. */
export function MobileInput({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control: state.control, name: "mobile" });
  const { smsFailure } = state;
  const refused = smsFailure?.field === name && smsFailure.requestedFor === typed && t(smsFailure.key);
  return (
    <MobileNumberField
      {...state.register(name)}
      typed={typed}
      label={<FieldLabel name={name} state={state} />}
      error={state.errors[name]?.message ?? refused}
      diallingCodes={state.diallingCodes}
      diallingCode={state.diallingCode}
      onDiallingCodeChange={state.setDiallingCode}
    />
  );
}

/** The SMS code with its button and countdown (Spec §4 "SMS send"). */
export function SmsCodeInput({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  const { sms, smsFailure } = state;
  return (
    <SmsCodeField
      {...state.register(name)}
      label={t("sms.code")}
      // The number is optional, but a given one must be verified.
      hint={!state.isRequired(name) && t("register.smsCodeHint")}
      error={state.errors[name]?.message ?? (smsFailure?.field === name && t(smsFailure.key))}
      sendLabel={sms.sendLabel}
      sending={sms.phase === "sending"}
      sendDisabled={sms.phase === "counting"}
      onSend={state.sendCode}
      enterKeyHint="next"
    />
  );
}

export function CaptchaInput({ name, state }: RegistrationInputProps) {
  return (
    <Captcha
      {...state.register(name)}
      captcha={state.captcha}
      label={<FieldLabel name={name} state={state} />}
      error={state.errors[name]?.message}
      enterKeyHint="done"
    />
  );
}
