import type { Language } from "@volado/domain";
import { formatLocale } from "../locale.ts";

const cache = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${options.style ?? ""} ${options.currency ?? ""}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(formatLocale(language), options);
    cache.set(key, format);
  }
  return format;
};

const moneyFormat = (language: Language, currency: string): Intl.NumberFormat =>
  numberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** An amount in major units with the currency's symbol and always 2 decimals, e.g. "$1,234.50" (Spec §9, decisions W6). */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  moneyFormat(language, currency).format(amount);

/** The currency's symbol alone, e.g. "$". */
export const currencySymbol = (currency: string, language: Language): string =>
  moneyFormat(language, currency)
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value ?? currency;

/** A whole number with the language's grouping, e.g. "1,234". */
export const formatCount = (count: number, language: Language): string =>
  numberFormat(language, { maximumFractionDigits: 0 }).format(count);
