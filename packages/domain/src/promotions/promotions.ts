import type { Announcement } from "../announcements/announcement.ts";

/** Start and end in epoch milliseconds; undefined when unknown. */
export interface PromotionDates {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** When a promotion runs: permanently, or between dates (Spec §2 "Detail: date range", §3 "noExpiry 1 long term"). */
export type PromotionPeriod =
  | { readonly kind: "long-term" }
  | ({ readonly kind: "upcoming" | "running" | "ended" } & PromotionDates);

type Dated = Pick<Announcement, "longTerm" | "startsAt" | "endsAt">;

/**
 * The period of a promotion at `now` (epoch milliseconds). It is long-term when marked so or without an end; the end is
 * exclusive. A promotion that the gateway currently offers (`offered`) is running, even if this phone's clock
 * disagrees.
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

export interface PromotionShelf {
  /** Undefined for promotions without a known category. */
  readonly category: PromotionCategory | undefined;
  readonly promotions: readonly Announcement[];
}

/**
 * The promotions page (Spec §2 "Promotions list"): the categories in the gateway's order, then promotions without a
 * known category. Empty ones are left out: their tabs would open on nothing.
 */
export const promotionShelves = (
  categories: readonly PromotionCategory[],
  promotions: readonly Announcement[],
): readonly PromotionShelf[] => {
  const known = new Set(categories.map(({ id }) => id));
  const rest = promotions.filter(({ categoryIds }) => !categoryIds.some((id) => known.has(id)));
  const shelves = [
    ...categories.map((category) => ({
      category,
      promotions: promotions.filter(({ categoryIds }) => categoryIds.includes(category.id)),
    })),
    { category: undefined, promotions: rest },
  ];
  return shelves.filter((shelf) => shelf.promotions.length > 0);
};
