import { type Money, moneyOf, readHundredths } from "@volado/domain/money";
import { wireDecimal, wireNumber } from "./primitives.ts";
import { z } from "./z.ts";

/** A signed amount in centavos, sent as a decimal in major units (decisions W6). Rounded to two decimals. */
export const wireCentavos = z.pipe(
  wireDecimal,
  z.transform((decimal, context): number => {
    const centavos = readHundredths(decimal);
    if (centavos === undefined)
      context.issues.push({ code: "custom", message: "no amount of money", input: decimal });
    return centavos ?? 0;
  }),
);

/** A non-negative amount in centavos. */
export const wireAmount = wireCentavos.check(z.nonnegative());

/** A positive amount in centavos. */
export const wirePositive = wireCentavos.check(z.positive());

/** A non-negative percentage or factor. */
export const wireShare = wireNumber.check(z.nonnegative());

/** ISO 4217 code of a response's amounts. */
export const wireCurrency = z.string().check(z.length(3));

/** Converts centavos to money of the given currency. */
export const moneyIn =
  (currency: string) =>
  (centavos: number): Money =>
    moneyOf(centavos, currency);
