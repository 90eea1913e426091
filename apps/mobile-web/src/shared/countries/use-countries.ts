import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import type { Country, Language } from "@volado/domain/site";
import { languageTag } from "@volado/i18n";
import { useMemo } from "react";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";
import { useClient } from "../services/services-context.tsx";

/** A row of the list of dialling codes. */
interface DiallingCodeChoice {
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

/**
 * The dialling codes beside a mobile number. While the countries are on their way, or don't come, there is
 * the merchant's own.
 */
export const useCountries = (): readonly DiallingCodeChoice[] => {
  const { data } = useQuery(registrationQueries.countries(useClient()));
  const language = useLanguage();
  return useMemo(() => diallingCodeChoices(data ?? [], merchant.diallingCode, language), [data, language]);
};
