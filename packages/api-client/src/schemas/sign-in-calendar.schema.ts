import type { SignInCalendar } from "@volado/domain";
import { wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireFlag } from "./primitives.ts";
import { wireDay } from "./reward.schema.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A month, `YYYY-MM`. */
export const wireMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A month of daily sign-ins, with today and the gateway's clock (decisions B2, docs/decisions/104). */
export const signInCalendarSchema = z.pipe(
  z.object({
    month: wireMonth,
    today: wireDay,
    nextDayAt: wireCount,
    serverTime: wireCount,
    signedToday: wireFlag,
    streak: wireCount,
    // A row with a prize missing would promise other days.
    prizes: z.array(wirePositive).check(z.minLength(1)),
    currency: wireCurrency,
    days: rows(z.object({ day: wireDay, amount: wirePositive })),
  }),
  z.transform((wire): SignInCalendar => wire),
);
