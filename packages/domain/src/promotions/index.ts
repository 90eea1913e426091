/** Promotions, their periods and shelves, and applications to take part. */

export type { Application } from "./application.ts";
export { applicationTo, mayApplyAfter, takesApplications } from "./application.ts";
export type { PromotionCategory, PromotionShelf } from "./promotion-category.ts";
export { promotionShelves } from "./promotion-category.ts";
export type { PromotionDates, PromotionPeriod } from "./promotion-period.ts";
export { promotionPeriod } from "./promotion-period.ts";
