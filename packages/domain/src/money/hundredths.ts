/** A plain decimal: digits, and decimals after a point. No exponent, no groups. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Below it JavaScript writes a number with an exponent. */
const SMALLEST_PLAIN = 1e-6;

const textOf = (decimal: string | number): string =>
  typeof decimal === "number" && Math.abs(decimal) < SMALLEST_PLAIN ? "0" : String(decimal).trim();

/**
 * The whole hundredths in a decimal: centavos in an amount of money, hundredths of a per cent in a share. A
 * third decimal rounds, halves away from zero, which is the only rounding of money there is; digits are read
 * one by one, so that no fraction of two comes in between. Undefined for what is no decimal, or too large to
 * be counted exactly.
 */
export const readHundredths = (decimal: string | number): number | undefined => {
  const [, sign = "", whole = "", decimals = ""] = DECIMAL.exec(textOf(decimal)) ?? [];
  if (whole === "") return undefined;
  const [tenth = "0", hundredth = "0", next = "0"] = decimals;
  const size = Number(whole + tenth + hundredth) + (next >= "5" ? 1 : 0);
  if (!Number.isSafeInteger(size)) return undefined;
  return sign === "-" && size > 0 ? -size : size;
};

/** The same for what is known to be a decimal. @throws RangeError for what isn't */
export const hundredthsOf = (decimal: string | number): number => {
  const hundredths = readHundredths(decimal);
  if (hundredths === undefined) throw new RangeError(`"${decimal}" is no decimal`);
  return hundredths;
};

/** Whole hundredths as the decimal that travels, always with two decimals: 123450 is "1234.50" (decisions W6). */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
