import type { PasswordRule } from "@volado/domain/validation";
import { PasswordField, type PasswordFieldProps } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PasswordRules } from "./password-rules.tsx";

/** A field for a new password, with its rules. */
export function NewPasswordField({ rule, typed, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const rulesId = useId();
  return (
    <div className="app-passwords__new">
      <PasswordField
        {...field}
        label={t("password.newPassword")}
        aria-describedby={rulesId}
        showLabel={t("auth.showPassword")}
        hideLabel={t("auth.hidePassword")}
        autoComplete="new-password"
      />
      <PasswordRules id={rulesId} typed={typed} rule={rule} />
    </div>
  );
}

export interface NewPasswordFieldProps
  extends Pick<PasswordFieldProps, "name" | "onChange" | "onBlur" | "ref" | "error" | "enterKeyHint"> {
  rule: PasswordRule;
  /** Current value of the field. */
  typed: string;
}
