import type { RegistrationField } from "@volado/domain/registration";
import type { ComponentType } from "react";
import { BirthdayInput } from "./birthday-input.tsx";
import type { RegistrationInputProps } from "./input-props.ts";
import { CaptchaInput, MobileInput, SmsCodeInput } from "./number-inputs.tsx";
import { NewPasswordInput, SecretInput } from "./password-inputs.tsx";
import { TextInput } from "./text-input.tsx";

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
