import { endpoints, wireFieldNames } from "@volado/api-client/endpoints";
import {
  type RegistrationSettings,
  registrationFieldBounds,
  registrationFields,
} from "@volado/domain/registration";
import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { cleanMobile, mobileProblem, newPasswordProblem, usernameProblem } from "@volado/domain/validation";
import type { Brand } from "../brand/brand.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import { VerificationSwitch } from "../data/world/switches.ts";
import { invalidFields } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The demo merchant's rules (Spec §5): a password has letters and digits, and no blanks. */
const rules = {
  loginUsername: { minLength: 4, maxLength: 16 },
  loginPassword: { minLength: 8, maxLength: 20, regexp: "^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$" },
  loginMobileNum: { minLength: 8, maxLength: 12 },
  verificationCode: { minLength: 6, maxLength: 6 },
} as const;

type Settings = Pick<SiteSettings, "switches" | "registrationFields">;

export const switchesOn = (settings: Pick<SiteSettings, "switches">): SiteSwitches => {
  const state = settings.switches();
  return new Set(Object.values(SiteSwitch).filter((name) => state.get(name)));
};

export const wireRegistrationSettings = (
  settings: Settings,
): WireValue<Endpoints["getRegistrationSettings"]> => {
  const state = settings.switches();
  const fields = settings.registrationFields();
  return {
    register: Object.fromEntries(registrationFields.map((name) => [wireFieldNames[name], fields[name]])),
    rules,
    smsProvider: state.get(VerificationSwitch.SmsByFirebase) ? "firebase" : "gateway",
    smsHumanVerification: state.get(VerificationSwitch.SmsHumanCheck) ?? false,
  };
};

/** The same in domain terms, parsed by the client's own schema, so that both sides apply the same rules. */
export const registrationSettings = (settings: Settings): RegistrationSettings =>
  endpoints.getRegistrationSettings.response.parse(wireRegistrationSettings(settings));

/** A number in one of the merchant's countries: national digits without leading zero. */
export type Mobile = Readonly<Record<"diallingCode" | "number", string>>;

/** @throws Refusal invalid_input when the merchant has no such country */
export const requireCountry = (brand: Brand, diallingCode: string): void => {
  if (brand.countries.some((country) => country.diallingCode === diallingCode)) return;
  throw invalidFields([["countryDialingCode", "not_accepted"]]);
};

/** The number in its stored form, validated by the client's own rule. @throws Refusal invalid_input */
export const acceptedMobile = (
  { settings, brand }: Pick<Services, "settings" | "brand">,
  diallingCode: string,
  typed: string,
): Mobile => {
  requireCountry(brand, diallingCode);
  const problem = mobileProblem(typed, diallingCode, registrationSettings(settings).rules.mobile);
  if (problem !== undefined) throw invalidFields([["mobileNum", problem.key]]);
  return { diallingCode, number: cleanMobile(typed, diallingCode) };
};

type Rules = Pick<Services, "settings">;

/** The problem of a new username, typed at a registration or by an agent. */
export const newUsernameProblem = ({ settings }: Rules, typed: string) =>
  usernameProblem(typed, registrationFieldBounds("username", registrationSettings(settings)));

/** The problem of any new password. */
export const passwordProblem = ({ settings }: Rules, typed: string) =>
  newPasswordProblem(typed, registrationSettings(settings).rules.password);

/** @throws Refusal invalid_input for a new password against the merchant's rule */
export const requireNewPassword = (rules: Rules, typed: string): void => {
  const problem = passwordProblem(rules, typed);
  if (problem !== undefined) throw invalidFields([["newPassword", problem.key]]);
};
