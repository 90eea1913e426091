/** Writes amounts in major units of a currency the way the site does: with its symbol, and always two decimals. */
export const moneyFormat = (currency: string, locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
