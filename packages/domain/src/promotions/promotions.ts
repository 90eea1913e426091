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

/** A category of the promotions page (Spec §3 "Category"). */
export interface PromotionCategory {
  readonly id: string;
  readonly title: string;
  readonly iconUrl: string | undefined;
}

/** One category of the page with what stands in it. */
export interface PromotionShelf {
  /** Undefined for promotions of no category that the gateway names. */
  readonly category: PromotionCategory | undefined;
  readonly promotions: readonly Announcement[];
}

/**
 * The promotions page (Spec §2 "Promotions list"): every category in the gateway's order, empty ones
 * included, then, only where there are any, promotions that belong to none, so that no promotion is out of
 * reach.
 */
export const promotionShelves = (
  categories: readonly PromotionCategory[],
  promotions: readonly Announcement[],
): readonly PromotionShelf[] => {
  const known = new Set(categories.map(({ id }) => id));
  const rest = promotions.filter(({ categoryIds }) => !categoryIds.some((id) => known.has(id)));
  return [
    ...categories.map((category) => ({
      category,
      promotions: promotions.filter(({ categoryIds }) => categoryIds.includes(category.id)),
    })),
    ...(rest.length > 0 ? [{ category: undefined, promotions: rest }] : []),
  ];
};
