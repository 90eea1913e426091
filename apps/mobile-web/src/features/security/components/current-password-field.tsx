import { PasswordField, type PasswordFieldProps } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** A password that confirms something, as it is known already. */
export function CurrentPasswordField(field: Omit<PasswordFieldProps, "showLabel" | "hideLabel">) {
  const { t } = useTranslation();
  return <PasswordField {...field} showLabel={t("auth.showPassword")} hideLabel={t("auth.hidePassword")} />;
}
