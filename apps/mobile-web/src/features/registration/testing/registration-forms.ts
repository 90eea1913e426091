import {
  eachRegistrationField,
  type FieldSetting,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationSettings,
} from "@volado/domain/registration";
import type { SiteSwitches } from "@volado/domain/site";

const off: FieldSetting = { enabled: false, required: false, maxLength: undefined };
const on: FieldSetting = { enabled: true, required: true, maxLength: undefined };

/** Settings with only these fields enabled. */
export const settingsWith = (
  fields: Partial<Record<RegistrationField, Partial<FieldSetting>>> = {},
): RegistrationSettings => {
  const of = (name: RegistrationField): FieldSetting => (fields[name] ? { ...on, ...fields[name] } : off);
  return {
    fields: eachRegistrationField(of),
    rules: {
      username: { min: 4, max: 16 },
      password: { min: 8, max: 20, pattern: /^(?=.*[A-Za-z])(?=.*\d)[!-~]+$/u },
      mobile: { min: 8, max: 12 },
      smsCode: { min: 4, max: 6 },
    },
    smsBy: "gateway",
    smsNeedsHuman: false,
  };
};

/** Switches for both ways to register, with SMS codes and passwords. */
export const allSwitches: SiteSwitches = new Set([
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "REGMOBVERF3",
  "MOBILENUMPASSREG3",
]);

/** A form with these settings. */
export const formWith = (
  fields?: Parameters<typeof settingsWith>[0],
  over: Partial<RegistrationForm> = {},
): RegistrationForm => ({
  settings: settingsWith(fields),
  switches: allSwitches,
  tab: "username",
  invitationKnown: false,
  ...over,
});
