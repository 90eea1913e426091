import { birthdayLimits } from "@volado/domain/registration";
import { DateField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { FieldLabel } from "./field-label.tsx";
import type { RegistrationInputProps } from "./input-props.ts";

/** The birthday, from 1900 to the end of this year; an age below the minimum is an error (Spec §2, decisions S4). */
export function BirthdayInput({ name, state }: RegistrationInputProps) {
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
