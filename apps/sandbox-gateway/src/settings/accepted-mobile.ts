import { cleanMobile, mobileProblem } from "@volado/domain/validation";
import type { Brand } from "../brand/brand.ts";
import { countriesOf } from "../data/world/countries.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { registrationSettings } from "./registration-settings.ts";

/** A number of one of the merchant's countries. */
export interface Mobile {
  readonly diallingCode: string;
  /** National digits without leading zero. */
  readonly number: string;
}

const invalid = (path: string, code: string): Refusal =>
  new Refusal("invalid_input", { value: { issues: [{ path, code }] } });

/** @throws Refusal invalid_input when the merchant has no such country */
export const requireCountry = (brand: Brand, diallingCode: string): void => {
  if (countriesOf(brand).some((country) => country.diallingCode === diallingCode)) return;
  throw invalid("countryDialingCode", "not_accepted");
};

/**
 * The number as it is kept, judged by the client's own rule.
 *
 * @throws Refusal invalid_input
 */
export const acceptedMobile = (
  { settings, brand }: Pick<Services, "settings" | "brand">,
  diallingCode: string,
  typed: string,
): Mobile => {
  requireCountry(brand, diallingCode);
  const problem = mobileProblem(typed, diallingCode, registrationSettings(settings).rules.mobile);
  if (problem !== undefined) throw invalid("mobileNum", problem.key);
  return { diallingCode, number: cleanMobile(typed, diallingCode) };
};
