import type { RegistrationField } from "@volado/domain/registration";
import { cleanFigures, mobileBounds } from "@volado/domain/validation";
import { CheckIcon, TextField, type TextFieldProps } from "@volado/ui";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { RegistrationState } from "../hooks/use-registration-form.ts";
import { FieldLabel } from "./field-label.tsx";
import type { RegistrationInputProps } from "./input-props.ts";

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

/**
 * The allowed length, that a mobile number is allowed too, and whether the username is free (Spec §5 "phone tip",
 * §7).
 */
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

/**
 * A line of text. Without `maxLength`: the browser would truncate silently, while the rule reports text that is too
 * long.
 */
export function TextInput({ name, state }: RegistrationInputProps) {
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
