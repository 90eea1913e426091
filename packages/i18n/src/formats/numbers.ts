import type { Money } from "@volado/domain/money";
import type { Language } from "@volado/domain/site";
import { formatLocale } from "../format-locale.ts";

const cache = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = formatLocale(language);
  const key = `${locale} ${options.style ?? ""} ${options.currency ?? ""}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
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

/** An amount with its currency's symbol and always 2 decimals, e.g. "$1,234.50" (Spec §9, decisions W6). */
export const formatMoney = ({ centavos, currency }: Money, language: Language): string =>
  moneyFormat(language, currency).format(centavos / 100);

/** The currency's symbol alone, e.g. "$". */
export const currencySymbol = (currency: string, language: Language): string =>
  moneyFormat(language, currency)
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value ?? currency;

/** Below it there is nothing to group, and every language of the site writes the same digits. */
const FIRST_GROUPED = 1_000;

/**
 * A whole number with the language's grouping, e.g. "1,234". Small ones, which home is full of, don't wait
 * for the browser to load its tables of the language: the first formatter costs a slow phone more than all of
 * home's tiles.
 */
export const formatCount = (count: number, language: Language): string =>
  Number.isInteger(count) && count >= 0 && count < FIRST_GROUPED
    ? String(count)
    : numberFormat(language, { maximumFractionDigits: 0 }).format(count);

/** A share in per cent with at most 2 decimals, as the language writes it, e.g. 0.8 as "0.8%". */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);
