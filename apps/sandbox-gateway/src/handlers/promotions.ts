import { endpoints } from "@volado/api-client/endpoints";
import { ContentType } from "@volado/domain/announcements";
import { wireAnnouncement } from "../catalogue/content.ts";
import { contentLanguage } from "../catalogue/wire.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const listPromotionCategories = defineHandler(
  endpoints.listPromotionCategories,
  async ({ language }, { db }) => {
    const rows = await db.selectFrom("promotion_categories").selectAll().orderBy("sort").execute();
    return rows.map(({ id, icon, texts }) => ({
      id,
      title: texts[contentLanguage(language)].title,
      iconImageUrl: icon === null ? null : picturePath("symbol", icon),
    }));
  },
);

/** Ended promotions are still told; what hasn't begun is as unknown as what isn't there. */
export const getPromotion = defineHandler(
  endpoints.getPromotion,
  async ({ announcementId, language }, { services: { content, now } }) => {
    const found = content
      .announcements()
      .find(({ id, content_type }) => id === announcementId && content_type === ContentType.Promotion);
    if (found === undefined || found.starts_at > now()) throw new Refusal("not_found");
    return wireAnnouncement(content, found, contentLanguage(language), true);
  },
);
