import type { Announcement } from "../announcements/announcement.ts";

/** From when to when, in epoch milliseconds; what is not known is left out. */
export interface PromotionDates {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/**
 * When a promotion runs: for good, or between days, and where in them now is (Spec §2 "Detail: date range",
 * §3 "noExpiry 1 long term").
 */
export type PromotionPeriod =
  | { readonly kind: "long-term" }
  | ({ readonly kind: "upcoming" | "running" | "ended" } & PromotionDates);

type Dated = Pick<Announcement, "longTerm" | "startsAt" | "endsAt">;

/**
 * The period of a promotion at `now` (epoch milliseconds). Long term is what says so, whatever else it
 * carries, and what has no end; the end itself is no longer part of it. What the gateway offers just now
 * (`offered`) runs, whatever this phone's clock says.
 */
export const promotionPeriod = (
  { longTerm, startsAt, endsAt }: Dated,
  now: number,
  offered = false,
): PromotionPeriod => {
  const dates = { from: startsAt, to: endsAt };
  if (!offered && startsAt !== undefined && startsAt > now) return { kind: "upcoming", ...dates };
  if (longTerm || endsAt === undefined) return { kind: "long-term" };
  return { kind: !offered && endsAt <= now ? "ended" : "running", ...dates };
};
