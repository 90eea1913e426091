import { type Money, moneyOf, readHundredths } from "@volado/domain/money";
import { wireDecimal, wireNumber } from "./primitives.ts";
import { z } from "./z.ts";

/**
 * Money as whole centavos, of either sign: it travels as a decimal in major units (decisions W6). A third
 * decimal is rounded.
 */
export const wireCentavos = z.pipe(
  wireDecimal,
  z.transform((decimal, context): number => {
    const centavos = readHundredths(decimal);
    if (centavos === undefined)
      context.issues.push({ code: "custom", message: "no amount of money", input: decimal });
    return centavos ?? 0;
  }),
);

/** Money that is nothing or more, in whole centavos. */
export const wireAmount = wireCentavos.check(z.nonnegative());

/** Money that is more than nothing, in whole centavos. */
export const wirePositive = wireCentavos.check(z.positive());

/** A share in per cent, or how many times: zero or more. */
export const wireShare = wireNumber.check(z.nonnegative());

/** ISO 4217 code of an answer's amounts. */
export const wireCurrency = z.string().check(z.length(3));

/** Makes an answer's centavos money of the currency that the answer names. */
export const moneyIn =
  (currency: string) =>
  (centavos: number): Money =>
    moneyOf(centavos, currency);
