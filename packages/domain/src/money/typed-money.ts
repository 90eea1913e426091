import { cleanFigures } from "../validation/clean-text.ts";
import { hundredthsOf } from "./hundredths.ts";
import { type Money, moneyOf } from "./money.ts";

/** Digits with a point before the decimals, thousands grouped by commas or not at all. */
const POINTED = /^((\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{0,2})?|\.\d{1,2})$/;

/**
 * The same with a comma before the decimals: keyboards of some phones have no point. A lone one before
 * three digits could be either.
 */
const COMMAED = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2}),\d{0,2}$/;

/**
 * The whole hundredths in a decimal that somebody typed, whichever way decimals and thousands are set apart;
 * undefined for what is none, has a third decimal, or could be two ("1.234").
 */
export const readTypedHundredths = (text: string): number | undefined => {
  const plain = cleanFigures(text);
  const commaed = COMMAED.test(plain);
  if (!commaed && !POINTED.test(plain)) return undefined;
  const pointed = commaed ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  const [whole = "", decimals = ""] = pointed.split(".");
  return hundredthsOf(`${whole || "0"}.${decimals || "0"}`);
};

/** Whether there are more digits than any amount of money has: that is not misspelt but too much. */
export const isBeyondMoney = (text: string): boolean =>
  /\d{10}|\d{1,3}([.,]\d{3}){3}/.test(cleanFigures(text));

/** What people write before and after an amount, besides the code of the currency. */
const written: Readonly<
  Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>
> = {
  MXN: { before: ["mx$", "$"], after: ["pesos", "peso"] },
  COP: { before: ["col$", "cop$", "$"], after: ["pesos", "peso"] },
  PEN: { before: ["s/.", "s/", "$"], after: ["soles", "sol"] },
};
const unknown = { before: ["$"], after: [] };

/** An amount without the sign, code or name of its currency, of which one may stand on each side. */
const plainAmount = (text: string, currency: string): string => {
  const code = currency.toLowerCase();
  const { before, after } = written[currency] ?? unknown;
  const figures = cleanFigures(text).toLowerCase();
  const start = [...before, code].find((sign) => figures.startsWith(sign)) ?? "";
  const rest = figures.slice(start.length);
  const end = [...after, code].find((word) => rest.endsWith(word)) ?? "";
  return rest.slice(0, rest.length - end.length);
};

/**
 * An amount as a player types it, with or without the sign, code or name of its currency; undefined for what can't be
 * read as one.
 */
export const readTypedMoney = (text: string, currency: string): Money | undefined => {
  const centavos = readTypedHundredths(plainAmount(text, currency));
  return centavos === undefined ? undefined : moneyOf(centavos, currency);
};
