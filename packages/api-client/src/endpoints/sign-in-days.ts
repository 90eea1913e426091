import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { wireDay, wireMonth } from "../schemas/primitives.ts";
import { signInCalendarSchema } from "../schemas/sign-in-calendar.schema.ts";
import { z } from "../schemas/z.ts";

/** Which month to look at. */
export interface SignInCalendarInput {
  /** `YYYY-MM`; undefined for the one that today belongs to. */
  readonly month: string | undefined;
}

/**
 * A month of daily sign-ins in the merchant's time zone (Spec §2 /m/activity/signIn;
 * docs/decisions/104). Refusal: `not_permitted` (403) for free accounts.
 */
export const getSignInCalendar = defineRead({
  id: "getSignInCalendar",
  path: "/api/sign-in/calendar",
  access: "session",
  request: z.object({ month: z.optional(wireMonth) }),
  encode: (input: SignInCalendarInput) => input,
  response: signInCalendarSchema,
});

/** The day to sign in for, so that a tap just before midnight can't take the next day's prize. */
export interface ClaimSignInInput {
  /** `YYYY-MM-DD` as the calendar said. */
  readonly day: string;
}

/**
 * Signs in for today and pays its prize, once a day. Answers today's month as it stands then. Refusals:
 * `conflict` (409) when the day is over or was signed before, `not_permitted` (403) for free accounts.
 */
export const claimSignIn = defineKeyed({
  id: "claimSignIn",
  path: "/api/sign-in/claim",
  request: z.object({ day: wireDay }),
  encode: (input: ClaimSignInInput) => input,
  response: signInCalendarSchema,
});
