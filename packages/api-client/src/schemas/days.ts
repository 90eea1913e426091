import { isCalendarDay } from "@volado/domain/calendar";
import { z } from "./z.ts";

/** A calendar day where the merchant is, `YYYY-MM-DD`. */
export const wireDay = z.string().check(z.refine(isCalendarDay));

/** A month, `YYYY-MM`. */
export const wireMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
