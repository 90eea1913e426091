import { type Money, moneyOf } from "@volado/domain/money";
import type * as z from "zod/mini";

/** Result of `readSchema` for an invalid value. */
export const REFUSED = Symbol("refused");

export const readSchema = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : REFUSED;
};

/** An amount in the test merchant's currency. */
export const fromCentavos = (centavos: number): Money => moneyOf(centavos, "MXN");
