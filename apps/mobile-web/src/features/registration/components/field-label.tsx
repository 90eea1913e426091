import { useTranslation } from "react-i18next";
import { labelKey, type RegistrationInputProps } from "./input-props.ts";

/** A field's label, marked if the field is optional. */
export function FieldLabel({ name, state }: RegistrationInputProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t(labelKey(name, state))}</span>
      {!state.isRequired(name) && <span className="app-register__optional"> {t("register.optional")}</span>}
    </>
  );
}
