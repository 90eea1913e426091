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

/** What a registration carries besides what is typed. */
export interface RegistrationContext {
  readonly diallingCode: string;
  /** Of the page. */
  readonly hostname: string;
  /** The main domain that the status answer names; empty when it names none. */
  readonly mainDomain: string;
  readonly method: RegisterMethod;
  /** The code that the link brought and the gateway accepted; empty without one. */
  readonly invitationCode: string;
  /** Of the captcha's picture; empty without one. */
  readonly captchaId: string;
  /** Proof of the number by Firebase, which takes the place of the SMS code. */
  readonly firebaseIdToken?: string | undefined;
}

/**
 * The registration as it is sent (Spec §3 "Registration payload"): only what is shown, without blanks around
 * it, passwords as typed; everything else is empty. On the mobile tab the username is the mobile number.
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
