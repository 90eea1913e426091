import {
  eachRegistrationField,
  type FieldSetting,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationForm,
  type RegistrationRules,
  type RegistrationSettings,
} from "../src/registration/index.ts";
import { SiteSwitch } from "../src/site/index.ts";

/** How one field is configured: on and optional unless said otherwise. */
export const setting = (given: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: false,
  maxLength: undefined,
  ...given,
});

/** Settings in which the named fields are as given, and all others off. */
export const settingsWith = (
  fields: Partial<Record<RegistrationField, FieldSetting>> = {},
): RegistrationSettings => ({
  fields: { ...eachRegistrationField(() => setting({ enabled: false })), ...fields },
  rules: {
    username: { min: 4, max: 12 },
    password: { min: 8, max: 16, pattern: /\d/ },
    mobile: { min: 10, max: 10 },
    smsCode: { min: 6, max: 6 },
  },
  smsBy: "gateway",
  smsNeedsHuman: false,
});

/** A form by username with everything switched on and no field enabled. */
export const form: RegistrationForm = {
  settings: settingsWith(),
  switches: new Set(Object.values(SiteSwitch)),
  tab: "username",
  invitationKnown: false,
};

/** What its rules depend on. */
export const rules: RegistrationRules = {
  ...form,
  diallingCode: "52",
  minimumAge: 18,
  emailPattern: "specified",
  today: "2026-11-21",
};

/** A form in which nothing is typed but what is given. */
export const typed = (fields: Partial<RegistrationFields> = {}): RegistrationFields => ({
  ...eachRegistrationField(() => ""),
  ...fields,
});
