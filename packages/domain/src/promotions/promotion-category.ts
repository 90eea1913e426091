import type { Announcement } from "../announcements/announcement.ts";

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
