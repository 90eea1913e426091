import { endpoints } from "@volado/api-client/endpoints";
import { ContentType } from "@volado/domain/announcements";
import { isTrial } from "@volado/domain/member";
import {
  announcementBundle,
  begunPromotion,
  helpTopics,
  isRunning,
  readAnnouncements,
  wireAnnouncement,
} from "../catalogue/content.ts";
import { contentLanguage } from "../catalogue/wire.ts";
import { PromoSwitch } from "../data/world/switches.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const listAnnouncements = defineHandler(endpoints.listAnnouncements, async (request, call) => {
  const { content, settings, now } = call.services;
  const popups = settings.switches().get(PromoSwitch.LoginPopups);
  return announcementBundle(content, {
    types: request.types.split(",").filter((type) => type !== ContentType.Popup || popups),
    group: request.groupName,
    language: request.language,
    now: now(),
    isRead: await readAnnouncements(call.db, call.signedIn?.member.id),
  });
});

export const listNotices = defineHandler(endpoints.listNotices, async ({ types, language }, call) => {
  const { content, now } = call.services;
  const isRead = await readAnnouncements(call.db, call.signedIn?.member.id);
  const list = content
    .announcements()
    .filter((row) => row.content_type === types && isRunning(row, now()))
    .toSorted((a, b) => b.starts_at - a.starts_at)
    .map((row) => wireAnnouncement(content, row, contentLanguage(language), isRead(row.id)));
  return { list, footer: { unreadCount: list.filter(({ read }) => !read).length } };
});

/** Type 4 can't mark anything (Spec §4); marks keep the instant of the first opening. */
export const markAnnouncementRead = defineHandler(
  endpoints.markAnnouncementRead,
  async ({ announcementId }, call) => {
    const { member } = sessionOf(call);
    if (!call.services.content.announcements().some(({ id }) => id === announcementId))
      throw new Refusal("not_found");
    if (isTrial(member)) return null;
    const mark = { member_id: member.id, announcement_id: announcementId, read_at: call.services.now() };
    const insert = call.db.insertInto("announcement_reads").values(mark);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    return null;
  },
);

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

export const getPromotion = defineHandler(
  endpoints.getPromotion,
  async ({ announcementId, language }, { services: { content, now } }) => {
    const promotion = begunPromotion(content, announcementId, now());
    return wireAnnouncement(content, promotion, contentLanguage(language), true);
  },
);

export const getHelpCentre = defineHandler(endpoints.getHelpCentre, async ({ lang }, { db, services }) =>
  helpTopics(db, services, lang),
);
