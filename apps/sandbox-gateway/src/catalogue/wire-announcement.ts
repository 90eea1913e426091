import type { Content, KeptAnnouncement } from "./content.ts";
import type { ContentLanguage } from "./content-language.ts";
import { writtenText } from "./kept-text.ts";

/** An announcement as it travels (Spec §3). */
export const wireAnnouncement = (
  content: Content,
  row: KeptAnnouncement,
  language: ContentLanguage,
  read: boolean,
) => ({
  announcementId: row.id,
  title: row.texts[language].title,
  content: writtenText(row.texts[language].content),
  startDate: row.starts_at,
  endDate: row.ends_at,
  noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
  read,
  apply: row.by_application ? (1 as const) : (0 as const),
  promoAnnouncementCategoryIds: row.category_ids,
  announcementImages: row.images.flatMap(({ sequence, bannerId }) => {
    const url = content.picture(bannerId, language);
    return url === undefined ? [] : [{ sequence, url }];
  }),
});

/** Whether it is shown in lists: begun, and not over yet. */
export const isRunning = (row: KeptAnnouncement, now: number): boolean =>
  row.starts_at <= now && (row.ends_at === null || row.ends_at > now);
