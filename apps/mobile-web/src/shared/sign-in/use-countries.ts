import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import type { Country, Language } from "@volado/domain/site";
import { languageTag } from "@volado/i18n";
import { useMemo } from "react";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";
import { useClient } from "../services/services-context.tsx";

/** An option of the dialling code select. */
interface DiallingCodeChoice {
  /** Calling code without plus sign. */
  readonly value: string;
  /** "México +52" */
  readonly label: string;
}

/**
 * Countries as options. Always includes the merchant's own code, so that the field works before the list has loaded.
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

/** Options of the dialling code select; only the merchant's own until the countries are loaded. */
export const useCountries = (): readonly DiallingCodeChoice[] => {
  const { data } = useQuery(registrationQueries.countries(useClient()));
  const language = useLanguage();
  return useMemo(() => diallingCodeChoices(data ?? [], merchant.diallingCode, language), [data, language]);
};
