import { isCalendarDay } from "@volado/domain/calendar";
import { z } from "./z.ts";

/** A finite number or decimal string, unconverted. */
export const wireDecimal = z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d+(\.\d+)?$/))]);

/** A number, which some gateways send as a string. */
export const wireNumber = z.pipe(wireDecimal, z.transform(Number));

/** A non-negative integer, sent as a number or decimal string. */
export const wireCount = z.pipe(wireNumber, z.int().check(z.nonnegative()));

/** A requested time in epoch milliseconds, up to the year 9999, the limit of common databases. */
export const askedInstant = wireCount.check(z.maximum(253_402_300_799_999));

/** A boolean, sent as boolean, 0/1 or a string of these. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(["0", "1", "true", "false"])]),
  z.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
);

/** An identifier, sent as number or string (Spec §3 "as strings"). */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** A value with a default for absent and null. */
export const wireOr = <Out, In, const Else>(schema: z.ZodMiniType<Out, In>, fallback: Else) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): Out | Else => value ?? fallback),
  );

/** An optional one of the known values; anything else becomes undefined. */
export const wireKnown = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value): Value | undefined => values.find((known) => known === value)),
  );

/** Optional text. Absent, null and empty all become undefined. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((value): string | undefined => (value ? value : undefined)),
);

/** Optional text or number, as text. Absent, null and empty all become undefined. */
export const wireLooseText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string | undefined =>
    value === undefined || value === null || value === "" ? undefined : String(value),
  ),
);

export const wireOptionalNumber = wireOr(wireNumber, undefined);

/** Range of `Date` (ECMA-262 "Time Values"). */
const MAX_TIME_MS = 8.64e15;

/** Optional epoch milliseconds (decisions W6) within the range of `Date`. */
export const wireInstant = wireOr(
  z.pipe(wireNumber, z.number().check(z.refine((at) => Math.abs(at) <= MAX_TIME_MS))),
  undefined,
);

export const wireRequiredText = z.string().check(z.minLength(1));

/** Last four digits of a card or account. */
export const fourDigits = z.string().check(z.regex(/^\d{4}$/));

/** A calendar day in the merchant's time zone, `YYYY-MM-DD`. */
export const wireDay = z.string().check(z.refine(isCalendarDay));

/** A month, `YYYY-MM`. */
export const wireMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
