import { defineRead } from "../core/endpoint.ts";
import { announcementSchema, promotionCategoriesSchema } from "../schemas/announcement.schema.ts";
import { wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** Categories of the promotions page, including empty ones (Spec §7 "Announcements", §3 "Category"). */
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
 * One promotion by id, even if it has ended, so that shared links keep working (docs/decisions/096). Refusal:
 * `not_found` (404) for an unknown promotion or one that has not started.
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
