import { hundredthsOf } from "./hundredths.ts";
import { type Money, moneyOf } from "./money.ts";

/** Digits with a point before the decimals, thousands grouped by commas or not at all. */
const POINTED = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;

/**
 * The same with a comma before the decimals: keyboards of some phones have no point. Without decimals it
 * could be either.
 */
const COMMAED = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2}),\d{1,2}$/;

/**
 * The whole hundredths in a decimal that somebody typed, whichever way decimals and thousands are set apart;
 * undefined for what is none, has a third decimal, or could be two ("1.234").
 */
export const readTypedHundredths = (text: string): number | undefined => {
  const plain = text.trim();
  if (POINTED.test(plain)) return hundredthsOf(plain.replaceAll(",", ""));
  return COMMAED.test(plain) ? hundredthsOf(plain.replaceAll(".", "").replace(",", ".")) : undefined;
};

/** An amount as a player types it, with or without the currency's sign; undefined for what can't be read as one. */
export const readTypedMoney = (text: string, currency: string): Money | undefined => {
  const centavos = readTypedHundredths(text.trim().replace(/^\$\s*/, ""));
  return centavos === undefined ? undefined : moneyOf(centavos, currency);
};
