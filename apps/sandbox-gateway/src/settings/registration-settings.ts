import { endpoints, wireFieldNames } from "@volado/api-client/endpoints";
import { isCommonPassword } from "@volado/domain/common-passwords";
import type { FieldProblem } from "@volado/domain/errors";
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
import { invalidFields, Refusal } from "../request/refusal.ts";
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

/** What the forms say about a password that is easy to guess has a code of its own. */
const guessableCodes = {
  "errors.passwordCommon": "password_common",
  "errors.passwordIsUsername": "password_is_username",
} as const;

const isGuessable = (key: string): key is keyof typeof guessableCodes => Object.hasOwn(guessableCodes, key);

/** The refusal of these fields, by wire name: a guessable password only if nothing else is wrong. */
export const refusalOf = (problems: readonly (readonly [path: string, problem: FieldProblem])[]): Refusal => {
  const [first, ...more] = problems;
  return first && more.length === 0 && isGuessable(first[1].key)
    ? new Refusal(guessableCodes[first[1].key])
    : invalidFields(problems.map(([path, { key }]) => [path, key]));
};

/** The problem of a new login password of the account with this name. */
export const passwordProblem = ({ settings }: Rules, typed: string, username: string) =>
  newPasswordProblem(typed, registrationSettings(settings).rules.password, {
    username,
    isCommon: isCommonPassword,
  });

/** @throws Refusal invalid_input, password_common or password_is_username for a new login password against the rules */
export const requireNewPassword = (rules: Rules, typed: string, username = ""): void => {
  const problem = passwordProblem(rules, typed, username);
  if (problem !== undefined) throw refusalOf([["newPassword", problem]]);
};

/** A payment password may be common. @throws Refusal invalid_input for a new one against the merchant's rule */
export const requireNewPaymentPassword = ({ settings }: Rules, typed: string): void => {
  const problem = newPasswordProblem(typed, registrationSettings(settings).rules.password);
  if (problem !== undefined) throw invalidFields([["newPassword", problem.key]]);
};
