import { isCalendarDay } from "@volado/domain/calendar";
import { z } from "./z.ts";

/** A number or its decimal string, as it came. Refuses what is not a finite number. */
export const wireDecimal = z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d+(\.\d+)?$/))]);

/** Numbers that some gateways send as strings. */
export const wireNumber = z.pipe(wireDecimal, z.transform(Number));

/** A count or page number, sent as a number or its decimal string. Never negative. */
export const wireCount = z.pipe(wireNumber, z.int().check(z.nonnegative()));

/** An instant in epoch milliseconds that a call asks about: up to the year 9999, as calendars and databases know it. */
export const askedInstant = wireCount.check(z.maximum(253_402_300_799_999));

/** Flags that gateways send as booleans, 0/1 or their strings. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(["0", "1", "true", "false"])]),
  z.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
);

/** Identifiers that travel as numbers or strings and are strings everywhere else (Spec §3 "as strings"). */
export const wireId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** A value that may be absent or null, in whose place the given one stands. */
export const wireOr = <Out, In, const Else>(schema: z.ZodMiniType<Out, In>, instead: Else) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): Out | Else => value ?? instead),
  );

/** Text that may be absent, null or empty; all three mean "none". */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((value): string | undefined => (value ? value : undefined)),
);

/** Text or a number, as text; absent, null and empty all mean "none". */
export const wireLooseText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string | undefined =>
    value === undefined || value === null || value === "" ? undefined : String(value),
  ),
);

/** A number that may be absent. */
export const wireOptionalNumber = wireOr(wireNumber, undefined);

/** Milliseconds around 1970 that a date can be made of (ECMA-262 "Time Values"). */
const FURTHEST_MS = 8.64e15;

/** Epoch milliseconds that may be absent (decisions W6). Refuses what no calendar has a day for. */
export const wireInstant = wireOr(
  z.pipe(wireNumber, z.number().check(z.refine((at) => Math.abs(at) <= FURTHEST_MS))),
  undefined,
);

/** Text that has to be there. */
export const wireRequiredText = z.string().check(z.minLength(1));

/** Last digits of a card or an account. */
export const fourDigits = z.string().check(z.regex(/^\d{4}$/));

/** A calendar day where the merchant is, `YYYY-MM-DD`. */
export const wireDay = z.string().check(z.refine(isCalendarDay));

/** A month, `YYYY-MM`. */
export const wireMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
