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

/** A field's setting, enabled and optional by default. */
export const setting = (given: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: false,
  maxLength: undefined,
  ...given,
});

/** Settings with the given fields, all others disabled. */
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

/** A form by username with every switch on and no field enabled. */
export const form: RegistrationForm = {
  settings: settingsWith(),
  switches: new Set(Object.values(SiteSwitch)),
  tab: "username",
  invitationKnown: false,
};

/** The rules of {@link form}. */
export const rules: RegistrationRules = {
  ...form,
  diallingCode: "52",
  minimumAge: 18,
  emailPattern: "specified",
  today: "2026-11-21",
};

/** Typed fields, empty by default. */
export const typed = (fields: Partial<RegistrationFields> = {}): RegistrationFields => ({
  ...eachRegistrationField(() => ""),
  ...fields,
});
