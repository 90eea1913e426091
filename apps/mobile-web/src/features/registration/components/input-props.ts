import type { RegistrationField } from "@volado/domain/registration";
import type { TextKey } from "@volado/i18n";
import type { RegistrationState } from "../hooks/use-registration-form.ts";

export interface RegistrationInputProps {
  name: RegistrationField;
  state: RegistrationState;
}

/** Labels shared with other pages; every other field has one in `register.fields`. */
const sharedLabels = {
  username: "auth.username",
  mobile: "sms.mobile",
  smsCode: "sms.code",
  password: "auth.password",
  captcha: "auth.captcha",
} as const satisfies Partial<Record<RegistrationField, TextKey>>;

const hasSharedLabel = (name: RegistrationField): name is keyof typeof sharedLabels => name in sharedLabels;

export const fieldLabel = (name: RegistrationField) =>
  hasSharedLabel(name) ? sharedLabels[name] : (`register.fields.${name}` as const);

/** A field's label on this form: with an agent's invitation the code is an agent's. */
export const labelKey = (name: RegistrationField, { form }: RegistrationState) =>
  name === "invitationCode" && form.agentInvitation ? "register.fields.agentCode" : fieldLabel(name);
