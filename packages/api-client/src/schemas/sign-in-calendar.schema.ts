import type { SignInCalendar } from "@volado/domain/rewards";
import { moneyIn, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireDay, wireFlag, wireMonth } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A month of daily sign-ins, with today and the gateway's time (decisions B2, docs/decisions/104). */
export const signInCalendarSchema = z.pipe(
  z.object({
    month: wireMonth,
    today: wireDay,
    nextDayAt: wireCount,
    serverTime: wireCount,
    signedToday: wireFlag,
    streak: wireCount,
    // Strict: dropping one prize would shift the others to different days.
    prizes: z.array(wirePositive).check(z.minLength(1)),
    currency: wireCurrency,
    days: rows(z.object({ day: wireDay, amount: wirePositive })),
  }),
  z.transform(({ currency, prizes, days, ...wire }): SignInCalendar => {
    const money = moneyIn(currency);
    return {
      ...wire,
      prizes: prizes.map(money),
      days: days.map(({ day, amount }) => ({ day, amount: money(amount) })),
    };
  }),
);
