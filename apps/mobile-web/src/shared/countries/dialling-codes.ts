import type { Country, Language } from "@volado/domain/site";
import { languageTag } from "@volado/i18n";

/** A row of the list of dialling codes. */
export interface DiallingCodeChoice {
  /** Calling code without plus sign. */
  readonly value: string;
  /** "México +52" */
  readonly label: string;
}

/**
 * Countries as a list to choose from, in the order of the gateway, named in the language by the browser. The
 * merchant's own code is always there: without a list, or with one that lacks it, a number can be typed all
 * the same.
 */
export const diallingCodeChoices = (
  countries: readonly Country[],
  own: string,
  language: Language,
): readonly DiallingCodeChoice[] => {
  const names = new Intl.DisplayNames([languageTag(language)], { type: "region" });
  const choices = countries.map(({ code, diallingCode }) => ({
    value: diallingCode,
    label: `${names.of(code) ?? code} +${diallingCode}`,
  }));
  return choices.some(({ value }) => value === own)
    ? choices
    : [{ value: own, label: `+${own}` }, ...choices];
};
