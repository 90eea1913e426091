import { nextDay } from "../calendar/calendar.ts";
import type { Money } from "../money/money.ts";

/** A day with a sign-in, and its prize. */
export interface SignedDay {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly day: string;
  readonly amount: Money;
}

/** A month of daily sign-ins (Spec §2 /m/activity/signIn; docs/decisions/104). */
export interface SignInCalendar {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Today in the merchant's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** When the next day begins there, epoch milliseconds. */
  readonly nextDayAt: number;
  readonly serverTime: number;
  readonly signedToday: boolean;
  /** Consecutive days up to today, or up to yesterday while today is open. */
  readonly streak: number;
  /** Prizes of a streak's days, repeating. Never empty. */
  readonly prizes: readonly Money[];
  readonly days: readonly SignedDay[];
}

/** Consecutive days that end today, or yesterday while today is open. */
export const signInStreak = (days: ReadonlySet<string>, today: string): number => {
  let streak = days.has(today) ? 1 : 0;
  for (let day = nextDay(today, -1); days.has(day); day = nextDay(day, -1)) streak += 1;
  return streak;
};

/**
 * The prize of a streak's nth day; the row repeats.
 * @throws RangeError for an empty row
 */
export const signInPrize = <Prize>(prizes: readonly Prize[], nthDay: number): Prize => {
  const prize = prizes[(nthDay - 1) % prizes.length];
  if (prize === undefined) throw new RangeError("The row of prizes must not be empty.");
  return prize;
};

export interface SignInStep {
  readonly amount: Money;
  /** Counts from 1. */
  readonly day: number;
  /** `next` can be claimed tomorrow, if today's is claimed. */
  readonly state: "done" | "today" | "next" | "ahead";
}

/** Past days without a sign-in after the first one of the shown month: earlier the member may not have been one. */
export const isMissedDay = ({ days, today }: Pick<SignInCalendar, "days" | "today">, date: string): boolean =>
  date < today && days.some(({ day }) => day < date) && !days.some(({ day }) => day === date);

/** The current prize row with the state of each step. */
export const signInSteps = ({
  streak,
  signedToday,
  prizes,
}: Pick<SignInCalendar, "streak" | "signedToday" | "prizes">): readonly SignInStep[] => {
  const todayIs = signedToday ? streak : streak + 1;
  const place = (todayIs - 1) % prizes.length;
  return prizes.map((amount, index) => {
    const isDone = index < place || (index === place && signedToday);
    return {
      amount,
      day: index + 1,
      state: isDone ? "done" : ((["today", "next"] as const)[index - place] ?? "ahead"),
    };
  });
};
