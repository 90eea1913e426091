/** A plain decimal without exponent or grouping. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** JavaScript writes smaller numbers with an exponent. */
const SMALLEST_PLAIN = 1e-6;

const textOf = (decimal: string | number): string =>
  typeof decimal === "number" && Math.abs(decimal) < SMALLEST_PLAIN ? "0" : String(decimal).trim();

/**
 * Parses a decimal into whole hundredths: centavos of an amount, or hundredths of a per cent. A third decimal rounds
 * half away from zero, the only rounding of money there is; parsing digit by digit avoids binary fractions. Undefined
 * when it is not a decimal, or too large to be exact.
 */
export const readHundredths = (decimal: string | number): number | undefined => {
  const [, sign = "", whole = "", decimals = ""] = DECIMAL.exec(textOf(decimal)) ?? [];
  if (whole === "") return undefined;
  const [tenth = "0", hundredth = "0", next = "0"] = decimals;
  const size = Number(whole + tenth + hundredth) + (next >= "5" ? 1 : 0);
  if (!Number.isSafeInteger(size)) return undefined;
  return sign === "-" && size > 0 ? -size : size;
};

/** Like {@link readHundredths} for valid decimals. @throws RangeError for anything else */
export const hundredthsOf = (decimal: string | number): number => {
  const hundredths = readHundredths(decimal);
  if (hundredths === undefined) throw new RangeError(`"${decimal}" is not a decimal`);
  return hundredths;
};

/** Formats hundredths for the wire, always with two decimals: 123450 is "1234.50" (decisions W6). */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
