import type { RegistrationField } from "@volado/domain/registration";
import type { TextKey } from "@volado/i18n";
import type { RegistrationState } from "../hooks/use-registration-form.ts";

/** What every input of the form takes. */
export interface RegistrationInputProps {
  name: RegistrationField;
  state: RegistrationState;
}

/** Labels that other pages have too; every other field is named in `register.fields`. */
const sharedLabels = {
  username: "auth.username",
  mobile: "sms.mobile",
  smsCode: "sms.code",
  password: "auth.password",
  captcha: "auth.captcha",
} as const satisfies Partial<Record<RegistrationField, TextKey>>;

const hasSharedLabel = (name: RegistrationField): name is keyof typeof sharedLabels => name in sharedLabels;

/** The label of each field. */
export const fieldLabel = (name: RegistrationField) =>
  hasSharedLabel(name) ? sharedLabels[name] : (`register.fields.${name}` as const);

/** The label of a field on this form: an agent's invitation asks for the agent's code. */
export const labelKey = (name: RegistrationField, { form }: RegistrationState) =>
  name === "invitationCode" && form.agentInvitation ? "register.fields.agentCode" : fieldLabel(name);
