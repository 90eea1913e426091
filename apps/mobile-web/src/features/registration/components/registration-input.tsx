import { birthdayLimits, type RegistrationField } from "@volado/domain/registration";
import { cleanFigures, cleanMobile, mobileBounds } from "@volado/domain/validation";
import {
  CheckIcon,
  DateField,
  PasswordField,
  SmsCodeField,
  TextField,
  type TextFieldProps,
} from "@volado/ui";
import { type ComponentType, useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordRules } from "../../../shared/forms/password-rules.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { Captcha } from "../../../shared/sign-in/captcha.tsx";
import { MobileNumberField } from "../../../shared/sign-in/mobile-number-field.tsx";
import type { RegistrationState } from "../hooks/use-registration-form.ts";
import { labelKey, type RegistrationInputProps } from "./input-props.ts";
import { LoginLink } from "./login-link.tsx";

/** A field's label, marked if the field is optional. */
function FieldLabel({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t(labelKey(name, state))}</span>
      {!state.isRequired(name) && <span className="app-register__optional"> {t("register.optional")}</span>}
    </>
  );
}

/**
 * The mobile number with its dialling code. A rejection of the number shows until another one is typed; if it has an
 * account, a link leads to its login.
 */
function MobileInput({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control: state.control, name: "mobile" });
  const { diallingCode } = state;
  const refusal = state.numberRefusal(typed);
  return (
    <div>
      <MobileNumberField
        {...state.register(name)}
        typed={typed}
        label={<FieldLabel name={name} state={state} />}
        error={state.errors[name]?.message ?? (refusal && t(refusal))}
        diallingCodes={state.diallingCodes}
        diallingCode={diallingCode}
        onDiallingCodeChange={state.setDiallingCode}
      />
      {refusal === "errors.mobileTaken" && (
        <LoginLink prefill={{ type: "sms", username: cleanMobile(typed, diallingCode), diallingCode }} />
      )}
    </div>
  );
}

/** The SMS code with its button and countdown (Spec §4 "SMS send"). */
function SmsCodeInput({ name, state }: RegistrationInputProps) {
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

function CaptchaInput({ name, state }: RegistrationInputProps) {
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

/** A new password, its confirmation, or the payment password. */
function SecretInput({ name, state, describedBy }: RegistrationInputProps & { describedBy?: string }) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...state.register(name)}
      label={<FieldLabel name={name} state={state} />}
      hint={name === "paymentPassword" && t("register.paymentPasswordHint")}
      error={state.errors[name]?.message}
      aria-describedby={describedBy}
      showLabel={t("auth.showPassword")}
      hideLabel={t("auth.hidePassword")}
      // A password manager would fill in the account's password.
      autoComplete={name === "paymentPassword" ? "off" : "new-password"}
      enterKeyHint="next"
    />
  );
}

function NewPasswordInput(props: RegistrationInputProps) {
  const { control, form, bounds } = props.state;
  const rulesId = useId();
  const typed = useWatch({ control, name: "password" });
  return (
    <div className="app-register__password">
      <SecretInput {...props} describedBy={rulesId} />
      <PasswordRules
        id={rulesId}
        typed={typed}
        rule={{ ...form.settings.rules.password, ...bounds("password") }}
      />
    </div>
  );
}

type Keyboard = Pick<
  TextFieldProps,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "autoCorrect" | "spellCheck"
>;

const exact: Keyboard = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
};

const keyboards: Partial<Record<RegistrationField, Keyboard>> = {
  username: { ...exact, autoComplete: "username" },
  email: { ...exact, type: "email", inputMode: "email", autoComplete: "email" },
  whatsapp: { ...exact, type: "tel", inputMode: "tel", autoComplete: "tel" },
  qq: { ...exact, inputMode: "numeric" },
  nickname: { autoComplete: "nickname" },
  payeeName: { autoComplete: "name", autoCapitalize: "words", spellCheck: false },
};

/** The allowed length, that a mobile number works too, and whether the username is free (Spec §5 "phone tip", §7). */
function UsernameHint({ state }: { state: RegistrationState }) {
  const { t } = useTranslation();
  const typed = cleanFigures(useWatch({ control: state.control, name: "username" }));
  if (typed !== "" && typed === state.freeUsername) {
    return (
      <span className="app-register__free">
        <CheckIcon size={16} /> <span>{t("register.usernameFree")}</span>
      </span>
    );
  }
  const { max: digits } = mobileBounds(state.bounds("mobile"), state.diallingCode);
  return <span>{t("register.usernameHint", { ...state.bounds("username"), digits })}</span>;
}

/** A line of text. It has no `maxLength`, which would truncate silently: the rule reports text that is too long. */
function TextInput({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...state.register(name)}
      {...(keyboards[name] ?? exact)}
      label={<FieldLabel name={name} state={state} />}
      hint={
        (name === "username" && <UsernameHint state={state} />) ||
        (name === "payeeName" && t("register.payeeNameHint"))
      }
      error={state.errors[name]?.message}
      enterKeyHint="next"
    />
  );
}

/** The birthday, from 1900 to the end of this year; an age below the minimum is an error (Spec §2, decisions S4). */
function BirthdayInput({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  return (
    <DateField
      {...state.register(name)}
      {...birthdayLimits(useMerchantToday())}
      label={<FieldLabel name={name} state={state} />}
      hint={t("register.ageHint", { age: merchant.policy.minimumAge })}
      error={state.errors[name]?.message}
      autoComplete="bday"
    />
  );
}

/** Fields with an input of their own; all others are text inputs. */
const inputs: Partial<Record<RegistrationField, ComponentType<RegistrationInputProps>>> = {
  mobile: MobileInput,
  smsCode: SmsCodeInput,
  password: NewPasswordInput,
  passwordAgain: SecretInput,
  paymentPassword: SecretInput,
  birthday: BirthdayInput,
  captcha: CaptchaInput,
};

export function RegistrationInput({ name, state }: RegistrationInputProps) {
  const Input = inputs[name] ?? TextInput;
  return <Input name={name} state={state} />;
}
