import { cleanCode, cleanFigures, cleanName, cleanText } from "../validation/clean-text.ts";
import { cleanMobile, cleanSmsCode } from "../validation/mobile.ts";
import {
  eachRegistrationField,
  type RegistrationField,
  type RegistrationFields,
} from "./registration-fields.ts";
import { type RegistrationForm, type RegistrationTab, shownRegistrationFields } from "./registration-form.ts";

/** How a member registered (Spec §3 "registerMethod"). */
export const RegisterMethod = {
  App: "APP",
  Browser: "H5",
  Installed: "PWA",
  /** An iOS web clip from a configuration profile. */
  WebClip: "WEBCLIP",
} as const;
export type RegisterMethod = (typeof RegisterMethod)[keyof typeof RegisterMethod];

/** How the site was opened. */
export interface OpenedIn {
  readonly nativeApp: boolean;
  /** The WEBCLIP flag is stored. */
  readonly webClip: boolean;
  /** Started from the home screen, in its own window. */
  readonly standalone: boolean;
}

/** The method of a registration: the app first, then the web clip, which is standalone too. */
export const registerMethod = ({ nativeApp, webClip, standalone }: OpenedIn): RegisterMethod => {
  if (nativeApp) return RegisterMethod.App;
  if (webClip) return RegisterMethod.WebClip;
  return standalone ? RegisterMethod.Installed : RegisterMethod.Browser;
};

/** A complete registration; empty strings where nothing was entered (Spec §3 "Registration payload"). */
export interface Registration extends RegistrationFields {
  readonly tab: RegistrationTab;
  readonly diallingCode: string;
  readonly registerUrl: string;
  readonly registerMethod: RegisterMethod;
  /** The mobile number on the mobile tab, unless a social sign-up proposes a name. */
  readonly username: string;
  /** Without leading zero. */
  readonly mobile: string;
  readonly captchaId: string;
  readonly domain: string;
  /** Firebase's token for the number, if the merchant uses it. */
  readonly firebaseIdToken: string | undefined;
}

/** The registration of a Google or Facebook identity that has no account yet. */
export interface SocialRegistration extends Registration {
  readonly channel: "google" | "facebook";
  /** Firebase's token for the identity. */
  readonly socialIdToken: string;
}

/** Proposed values for the account of a new Google or Facebook identity; empty strings where it has none. */
export interface SocialProposal {
  /** Free at the time of the proposal. */
  readonly username: string;
  readonly nickname: string;
  /** The provider's address, unless a member has it. */
  readonly email: string;
}

/** Values of a registration besides the form's fields. */
export interface RegistrationContext {
  readonly diallingCode: string;
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
 * others are empty. On the mobile tab the username is the mobile number, except for a social sign-up.
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
    username: form.tab === "mobile" && !form.social ? mobile : cleanFigures(asTyped("username")),
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
