import type { Money } from "@volado/domain/money";
import type { Language } from "@volado/domain/site";
import { formatLocale } from "../format-locale.ts";

const cache = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = formatLocale(language);
  const key = `${locale} ${options.style ?? ""} ${options.currency ?? ""} ${options.maximumFractionDigits}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    cache.set(key, format);
  }
  return format;
};

const moneyFormat = (language: Language, currency: string, decimals = 2): Intl.NumberFormat =>
  numberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
  });

const symbolIn = (currency: string, language: Language): string =>
  moneyFormat(language, currency)
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value ?? currency;

/** English has only the code of some currencies; the merchant's Spanish has the symbol, such as S/ for PEN. */
const withSymbol = (text: string, currency: string): string =>
  text.includes(currency) ? text.replace(currency, symbolIn(currency, "ES")) : text;

/**
 * Formats money with its currency symbol and always 2 decimals, e.g. "$1,234.50" (Spec §9, decisions W6). A negative
 * amount has a minus sign, as wide as the plus; a hyphen could end a line.
 */
export const formatMoney = ({ centavos, currency }: Money, language: Language): string =>
  withSymbol(moneyFormat(language, currency).format(centavos / 100), currency).replace("-", "−");

/** Formats a percentage of an amount before it is rounded, e.g. 8 % of $21,000.15 as "$1,680.012". */
export const formatShare = ({ centavos, currency }: Money, percent: number, language: Language): string =>
  withSymbol(moneyFormat(language, currency, 6).format((centavos * percent) / 10_000), currency);

/** The currency symbol, e.g. "$". */
export const currencySymbol = (currency: string, language: Language): string =>
  withSymbol(symbolIn(currency, language), currency);

/** Smaller counts have no grouping and the same digits in every language of the site. */
const FIRST_GROUPED = 1_000;

/**
 * Formats a whole number with the language's grouping, e.g. "1,234". Small counts, of which home has many, skip Intl:
 * creating the first formatter costs a slow phone more than rendering all of home's tiles.
 */
export const formatCount = (count: number, language: Language): string =>
  Number.isInteger(count) && count >= 0 && count < FIRST_GROUPED
    ? String(count)
    : numberFormat(language, { maximumFractionDigits: 0 }).format(count);

/** Formats a percentage with at most 2 decimals, e.g. 0.8 as "0.8%". */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);
