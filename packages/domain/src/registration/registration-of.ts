import { cleanCode, cleanFigures, cleanName, cleanText } from "../validation/clean-text.ts";
import { cleanMobile } from "../validation/mobile.ts";
import { cleanSmsCode } from "../validation/sms-code.ts";
import type { RegisterMethod } from "./register-method.ts";
import type { Registration } from "./registration.ts";
import {
  eachRegistrationField,
  type RegistrationField,
  type RegistrationFields,
} from "./registration-fields.ts";
import { type RegistrationForm, shownRegistrationFields } from "./registration-form.ts";

/** What a registration contains besides the typed fields. */
export interface RegistrationContext {
  readonly diallingCode: string;
  /** The page's host name. */
  readonly hostname: string;
  /** The main domain from the status; empty when not sent. */
  readonly mainDomain: string;
  readonly method: RegisterMethod;
  /** The accepted code of the link; empty without one. */
  readonly invitationCode: string;
  /** The captcha's id; empty without one. */
  readonly captchaId: string;
  /** Firebase's token for the number, which replaces the SMS code. */
  readonly firebaseIdToken?: string | undefined;
}

/**
 * The registration to send (Spec §3 "Registration payload"): shown fields only, trimmed, passwords as typed; all
 * others are empty. On the mobile tab the username is the mobile number.
 */
export const registrationOf = (
  fields: RegistrationFields,
  form: RegistrationForm,
  around: RegistrationContext,
): Registration => {
  const shown = new Set(shownRegistrationFields(form));
  const asTyped = (field: RegistrationField) => (shown.has(field) ? fields[field] : "");
  const trimmed = (field: RegistrationField) => cleanText(asTyped(field));
  const mobile = cleanMobile(asTyped("mobile"), around.diallingCode);
  return {
    ...eachRegistrationField(trimmed),
    tab: form.tab,
    diallingCode: around.diallingCode,
    registerUrl: around.hostname,
    registerMethod: around.method,
    domain: around.mainDomain,
    username: form.tab === "mobile" ? mobile : cleanFigures(asTyped("username")),
    password: asTyped("password"),
    passwordAgain: asTyped("passwordAgain"),
    paymentPassword: asTyped("paymentPassword"),
    payeeName: cleanName(asTyped("payeeName")),
    captcha: cleanFigures(asTyped("captcha")),
    invitationCode: form.invitationKnown ? around.invitationCode : cleanCode(asTyped("invitationCode")),
    mobile,
    smsCode: around.firebaseIdToken || mobile === "" ? "" : cleanSmsCode(asTyped("smsCode")),
    captchaId: around.captchaId,
    firebaseIdToken: around.firebaseIdToken,
  };
};
