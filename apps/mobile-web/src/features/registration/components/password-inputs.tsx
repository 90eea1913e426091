import { PasswordField } from "@volado/ui";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordRules } from "../../../shared/forms/password-rules.tsx";
import { FieldLabel } from "./field-label.tsx";
import type { RegistrationInputProps } from "./input-props.ts";

/** A new password, its confirmation, or the payment password. */
export function SecretInput({ name, state, describedBy }: RegistrationInputProps & { describedBy?: string }) {
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

export function NewPasswordInput(props: RegistrationInputProps) {
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
