import { cleanFigures } from "../validation/clean-text.ts";
import { hundredthsOf } from "./hundredths.ts";
import { type Money, moneyOf } from "./money.ts";

/** Decimal point, thousands grouped by commas or not at all. */
const POINTED = /^((\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{0,2})?|\.\d{1,2})$/;

/** Decimal comma, since some phone keyboards have no point. A single comma before three digits is ambiguous. */
const COMMAED = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2}),\d{0,2}$/;

/**
 * Parses a typed decimal with point or comma into hundredths; undefined when invalid, with a third decimal, or
 * ambiguous ("1.234").
 */
export const readTypedHundredths = (text: string): number | undefined => {
  const plain = cleanFigures(text);
  const commaed = COMMAED.test(plain);
  if (!commaed && !POINTED.test(plain)) return undefined;
  const pointed = commaed ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  const [whole = "", decimals = ""] = pointed.split(".");
  return hundredthsOf(`${whole || "0"}.${decimals || "0"}`);
};

/** Whether a text has more digits than any amount: too large rather than malformed. */
export const isBeyondMoney = (text: string): boolean =>
  /\d{10}|\d{1,3}([.,]\d{3}){3}/.test(cleanFigures(text));

/** Symbols and names of currencies before and after an amount, besides the code. */
const written: Readonly<
  Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>
> = {
  MXN: { before: ["mx$", "$"], after: ["pesos", "peso"] },
  COP: { before: ["col$", "cop$", "$"], after: ["pesos", "peso"] },
  PEN: { before: ["s/.", "s/", "$"], after: ["soles", "sol"] },
};
const unknown = { before: ["$"], after: [] };

/** Strips the symbol, code or name of the currency on either side. */
const plainAmount = (text: string, currency: string): string => {
  const code = currency.toLowerCase();
  const { before, after } = written[currency] ?? unknown;
  const figures = cleanFigures(text).toLowerCase();
  const start = [...before, code].find((sign) => figures.startsWith(sign)) ?? "";
  const rest = figures.slice(start.length);
  const end = [...after, code].find((word) => rest.endsWith(word)) ?? "";
  return rest.slice(0, rest.length - end.length);
};

/** Parses a typed amount, with or without the symbol, code or name of its currency; undefined when invalid. */
export const readTypedMoney = (text: string, currency: string): Money | undefined => {
  const centavos = readTypedHundredths(plainAmount(text, currency));
  return centavos === undefined ? undefined : moneyOf(centavos, currency);
};
