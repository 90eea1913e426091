import { nextDay } from "../calendar/calendar.ts";
import type { Money } from "../money/money.ts";

/** One day on which a member signed in, and what it paid. */
export interface SignedDay {
  /** `YYYY-MM-DD` where the merchant is. */
  readonly day: string;
  readonly amount: Money;
}

/** A month of daily sign-ins as the gateway tells it (Spec §2 /m/activity/signIn; docs/decisions/104). */
export interface SignInCalendar {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Today where the merchant is, `YYYY-MM-DD`. */
  readonly today: string;
  /** When the next day begins there, epoch milliseconds. */
  readonly nextDayAt: number;
  /** Epoch milliseconds of the gateway's clock. */
  readonly serverTime: number;
  readonly signedToday: boolean;
  /** Days in a row up to today, or up to yesterday while today is open. */
  readonly streak: number;
  /** What the days of a streak pay, over and over. Never empty. */
  readonly prizes: readonly Money[];
  /** The month's days with a sign-in. */
  readonly days: readonly SignedDay[];
}

/** Days in a row that end today, or yesterday while today is still open. */
export const signInStreak = (days: ReadonlySet<string>, today: string): number => {
  let streak = days.has(today) ? 1 : 0;
  for (let day = nextDay(today, -1); days.has(day); day = nextDay(day, -1)) streak += 1;
  return streak;
};

/**
 * What the nth day of a streak pays; after the last prize the row begins anew.
 * @throws RangeError for a row without prizes
 */
export const signInPrize = <Prize>(prizes: readonly Prize[], nthDay: number): Prize => {
  const prize = prizes[(nthDay - 1) % prizes.length];
  if (prize === undefined) throw new RangeError("A row of prizes is never empty.");
  return prize;
};

/** Where in the row of prizes a member stands. */
export interface SignInStep {
  readonly amount: Money;
  /** 1 for the first. */
  readonly day: number;
  readonly state: "done" | "today" | "ahead";
}

/** The row of prizes that today belongs to, with what is done, what today pays and what lies ahead. */
export const signInSteps = ({
  streak,
  signedToday,
  prizes,
}: Pick<SignInCalendar, "streak" | "signedToday" | "prizes">): readonly SignInStep[] => {
  const todayIs = signedToday ? streak : streak + 1;
  const place = (todayIs - 1) % prizes.length;
  return prizes.map((amount, index) => {
    const state =
      index < place || (index === place && signedToday) ? "done" : index === place ? "today" : "ahead";
    return { amount, day: index + 1, state };
  });
};
