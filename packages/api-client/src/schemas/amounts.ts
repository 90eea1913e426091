import { wireNumber } from "./primitives.ts";
import { z } from "./z.ts";

/** Money or another measure, zero or more; money in major units (decisions W6). */
export const wireAmount = wireNumber.check(z.nonnegative());

/** The same, above zero. */
export const wirePositive = wireNumber.check(z.positive());

/** ISO 4217 code of an answer's amounts. */
export const wireCurrency = z.string().check(z.length(3));
