import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { wireDay, wireMonth } from "../schemas/primitives.ts";
import { signInCalendarSchema } from "../schemas/sign-in-calendar.schema.ts";
import { z } from "../schemas/z.ts";

export interface SignInCalendarInput {
  /** `YYYY-MM`; undefined for the current month. */
  readonly month: string | undefined;
}

/**
 * A month of daily sign-ins in the merchant's time zone (Spec §2 /m/activity/signIn; docs/decisions/104). Refusal: `not_permitted` (403) for free accounts.
 */
export const getSignInCalendar = defineRead({
  id: "getSignInCalendar",
  path: "/api/sign-in/calendar",
  access: "session",
  request: z.object({ month: z.optional(wireMonth) }),
  encode: (input: SignInCalendarInput) => input,
  response: signInCalendarSchema,
});

/** The day to sign in for. With it, a tap just before midnight can't take the next day's prize. */
export interface ClaimSignInInput {
  /** `YYYY-MM-DD`, from the calendar. */
  readonly day: string;
}

/**
 * Sign in for today and pay its prize, once a day. Returns the current month. Refusals: `conflict` (409) if the
 * day is over or already signed, `not_permitted` (403) for free accounts.
 */
export const claimSignIn = defineKeyed({
  id: "claimSignIn",
  path: "/api/sign-in/claim",
  request: z.object({ day: wireDay }),
  encode: (input: ClaimSignInInput) => input,
  response: signInCalendarSchema,
});
