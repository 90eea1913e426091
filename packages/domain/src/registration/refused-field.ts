import type { MessageKey } from "../errors/message-key.ts";
import type { RegistrationField } from "./registration-fields.ts";
import { type RegistrationForm, shownRegistrationFields } from "./registration-form.ts";

/** The fields a refusal may concern, the likeliest first. On the mobile tab the number is the username (Spec §3). */
const fieldsOf: Partial<Record<MessageKey, readonly RegistrationField[]>> = {
  "errors.usernameTaken": ["username", "mobile"],
  "errors.mobileTaken": ["mobile"],
  "errors.verificationCodeWrong": ["smsCode"],
  "errors.passwordsDiffer": ["passwordAgain"],
  "errors.emailTaken": ["email"],
  "errors.underAge": ["birthday"],
  "errors.invalidInvitation": ["invitationCode"],
  "errors.agentInformation": ["referrerId", "invitationCode"],
  "errors.captchaRequired": ["captcha"],
  "errors.captchaWrong": ["captcha"],
};

const aboutAgent: readonly RegistrationField[] = ["invitationCode", "referrerId"];

/**
 * The field a refusal is shown at; undefined to show it above the form, when it concerns no field or a hidden one.
 * For an agent's invitation the agent's information is the code.
 */
export const refusedRegistrationField = (
  failure: MessageKey,
  form: RegistrationForm,
): RegistrationField | undefined => {
  const shown = shownRegistrationFields(form);
  const fields =
    failure === "errors.agentInformation" && form.agentInvitation ? aboutAgent : fieldsOf[failure];
  return fields?.find((field) => shown.includes(field));
};
