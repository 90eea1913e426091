import { defineRead } from "../core/endpoint.ts";
import { announcementSchema, promotionCategoriesSchema } from "../schemas/announcement.schema.ts";
import { wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** Categories of the promotions page, also those that hold none just now (Spec §7 "Announcements", §3 "Category"). */
export const listPromotionCategories = defineRead({
  id: "listPromotionCategories",
  path: "/api/announcements/categories",
  access: "anyone",
  request: z.object({ merchantCode: z.string(), language: z.string() }),
  encode: (_: undefined, context) => ({ merchantCode: context.merchant, language: context.language }),
  response: promotionCategoriesSchema,
  offline: { version: 1 },
});

/**
 * One promotion by its id, also when it has ended, so that a shared link still says what it was about
 * (docs/decisions/096).
 *
 * @throws RejectedError not_found for an id that is no promotion, or none yet
 */
export const getPromotion = defineRead({
  id: "getPromotion",
  path: "/api/announcements/promotion",
  access: "anyone",
  request: z.object({ announcementId: wireId, merchantCode: z.string(), language: z.string() }),
  encode: (announcementId: string, context) => ({
    announcementId,
    merchantCode: context.merchant,
    language: context.language,
  }),
  response: announcementSchema,
  offline: { version: 1 },
});
