import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { useMemo } from "react";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";
import { useClient } from "../services/services-context.tsx";
import { type DiallingCodeChoice, diallingCodeChoices } from "./dialling-codes.ts";

/**
 * The dialling codes beside a mobile number. While the countries are on their way, or don't come, there is
 * the merchant's own.
 */
export const useCountries = (): readonly DiallingCodeChoice[] => {
  const { data } = useQuery(registrationQueries.countries(useClient()));
  const language = useLanguage();
  return useMemo(() => diallingCodeChoices(data ?? [], merchant.diallingCode, language), [data, language]);
};
