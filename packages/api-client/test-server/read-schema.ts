import { type Money, moneyOf } from "@volado/domain/money";
import type * as z from "zod/mini";

/** What `readSchema` gives for a value that the schema refuses. */
export const REFUSED = Symbol("refused");

/** A value as the schema reads it. */
export const readSchema = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : REFUSED;
};

/** Money of the test merchant. */
export const fromCentavos = (centavos: number): Money => moneyOf(centavos, "MXN");
