import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import type { RuleSets } from "../validation/new-password.ts";
import { type RegistrationField, registrationFields } from "./registration-fields.ts";

/** A field's configuration (Spec §3 "Registration configuration per field"). */
export interface FieldSetting {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; undefined if only the field's rule applies. */
  readonly maxLength: number | undefined;
}

/** The registration settings (Spec §7 "register settings and validation rules"). */
export interface RegistrationSettings {
  /** Contains every field; those the gateway doesn't name are disabled. */
  readonly fields: Readonly<Record<RegistrationField, FieldSetting>>;
  readonly rules: RuleSets;
  /** Who sends and checks SMS codes: the gateway or Firebase (Spec §3 `firebaseChannel`). */
  readonly smsBy: "gateway" | "firebase";
  /** An SMS requires a human verification (Spec §3 "SMS code request"). */
  readonly smsNeedsHuman: boolean;
}

/** The two ways to register (Spec §2 "Registration"). */
export type RegistrationTab = "username" | "mobile";

/**
 * The open tabs, the default first: username when on, otherwise mobile. Empty when registration is closed (Spec §2).
 * @param whenOff the tab that is open while both switches are off, if any
 */
export const registrationTabs = (
  switches: SiteSwitches,
  whenOff?: RegistrationTab,
): readonly RegistrationTab[] => {
  const open = [
    ...(switches.has(SiteSwitch.UsernameRegistration) ? (["username"] as const) : []),
    ...(switches.has(SiteSwitch.MobileRegistration) ? (["mobile"] as const) : []),
  ];
  return open.length === 0 && whenOff !== undefined ? [whenOff] : open;
};

/** Settings and choices that determine the registration form. */
export interface RegistrationForm {
  readonly settings: RegistrationSettings;
  readonly switches: SiteSwitches;
  readonly tab: RegistrationTab;
  /** The link has an invitation code that the gateway accepted. */
  readonly invitationKnown: boolean;
  /** An agent's invitation (/m/agentRegister), which needs a code. */
  readonly agentInvitation?: boolean;
  /** Completes a sign-in by Google or Facebook: asks for what registration requires, and for no password. */
  readonly social?: boolean;
}

const isMobileShown = ({ settings, tab }: RegistrationForm): boolean =>
  tab === "mobile" || settings.fields.mobile.enabled;

const isPasswordShown = ({ switches, tab }: RegistrationForm): boolean =>
  tab === "username" || switches.has(SiteSwitch.MobileRegistrationPassword);

/** Fields that depend on more than their setting (docs/decisions/070). */
const visibility: Partial<Record<RegistrationField, (form: RegistrationForm) => boolean>> = {
  username: ({ tab, social }) => tab === "username" || social === true,
  mobile: isMobileShown,
  smsCode: (form) =>
    form.switches.has(SiteSwitch.RegistrationSmsCheck) &&
    isMobileShown(form) &&
    (form.tab === "mobile" || form.settings.fields.smsCode.enabled),
  password: isPasswordShown,
  passwordAgain: (form) => isPasswordShown(form) && form.settings.fields.passwordAgain.enabled,
  invitationCode: (form) =>
    !form.invitationKnown && (form.agentInvitation === true || form.settings.fields.invitationCode.enabled),
};

/** Secrets of a login by name, which an account of Google or Facebook has no use for. */
const passwords: ReadonlySet<RegistrationField> = new Set(["password", "passwordAgain", "paymentPassword"]);

const isAsked = (field: RegistrationField, form: RegistrationForm): boolean =>
  form.social !== true || (!passwords.has(field) && isRegistrationFieldRequired(field, form));

/** The shown fields in screen order; all others stay empty (Spec §2 "each shown only when enabled"). */
export const shownRegistrationFields = (form: RegistrationForm): readonly RegistrationField[] =>
  registrationFields.filter(
    (field) => (visibility[field]?.(form) ?? form.settings.fields[field].enabled) && isAsked(field, form),
  );

/** Whether a shown field is required. Fields that every account needs are always required. */
export const isRegistrationFieldRequired = (field: RegistrationField, form: RegistrationForm): boolean => {
  switch (field) {
    case "username":
    case "password":
    case "passwordAgain":
    case "captcha":
      return true;
    case "mobile":
    case "smsCode":
      return form.tab === "mobile" || form.settings.fields.mobile.required;
    case "invitationCode":
      return form.agentInvitation === true || form.settings.fields.invitationCode.required;
    default:
      return form.settings.fields[field].required;
  }
};
