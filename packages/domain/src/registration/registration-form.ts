import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { type RegistrationField, registrationFields } from "./registration-fields.ts";
import type { RegistrationSettings } from "./registration-settings.ts";
import type { RegistrationTab } from "./registration-tab.ts";

/** What decides how the registration form looks. */
export interface RegistrationForm {
  readonly settings: RegistrationSettings;
  readonly switches: SiteSwitches;
  readonly tab: RegistrationTab;
  /** The link brought an invitation code that the gateway accepted. */
  readonly invitationKnown: boolean;
  /** The form of an agent's invitation (/m/agentRegister): nobody registers there without a code. */
  readonly agentInvitation?: boolean;
}

const isMobileShown = ({ settings, tab }: RegistrationForm): boolean =>
  tab === "mobile" || settings.fields.mobile.enabled;

const isPasswordShown = ({ switches, tab }: RegistrationForm): boolean =>
  tab === "username" || switches.has(SiteSwitch.MobileRegistrationPassword);

/** Fields that more than their own setting decides about (docs/decisions/070). */
const decided: Partial<Record<RegistrationField, (form: RegistrationForm) => boolean>> = {
  username: ({ tab }) => tab === "username",
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

/** The fields on the screen, in its order; all others stay empty (Spec §2 "each shown only when enabled"). */
export const shownRegistrationFields = (form: RegistrationForm): readonly RegistrationField[] =>
  registrationFields.filter((field) => decided[field]?.(form) ?? form.settings.fields[field].enabled);

/** Whether a shown field must be filled in. What an account can't do without is required whatever the settings say. */
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
