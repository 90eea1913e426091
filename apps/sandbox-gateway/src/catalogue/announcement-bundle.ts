import { ContentType } from "@volado/domain";
import type { Selectable } from "kysely";
import type { AnnouncementsTable } from "../data/schema/content.ts";
import { type Content, type ContentLanguage, contentLanguage } from "./content.ts";
import type { Endpoints, WireValue } from "./wire.ts";

type Row = Selectable<AnnouncementsTable>;

/** What an announcements answer is made for. */
export interface BundleRequest {
  readonly types: readonly string[];
  readonly group: string;
  readonly language: string;
  readonly now: number;
  /** Guests count everything as read (Spec §4). */
  readonly isRead: (announcementId: string) => boolean;
}

const wireAnnouncement = (content: Content, row: Row, language: ContentLanguage, read: boolean) => {
  const cover = row.cover === null ? undefined : content.picture(row.cover, language);
  return {
    announcementId: row.id,
    title: row.texts[language].title,
    content: row.texts[language].content,
    startDate: row.starts_at,
    endDate: row.ends_at,
    noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
    read,
    promoAnnouncementCategoryIds: row.category_ids,
    announcementImages: cover === undefined ? [] : [{ sequence: 1, url: cover }],
  };
};

/** The announcements answer (Spec §3): only the asked kinds, only what runs now. */
export const announcementBundle = (
  content: Content,
  { types, group, language: asked, now, isRead }: BundleRequest,
): WireValue<Endpoints["listAnnouncements"]> => {
  const language = contentLanguage(asked);
  const running = (row: Row) => row.starts_at <= now && (row.ends_at === null || row.ends_at > now);
  const ofType = (type: string) =>
    types.includes(type)
      ? content
          .announcements()
          .filter((row) => row.content_type === type && running(row))
          .map((row) => wireAnnouncement(content, row, language, isRead(row.id)))
      : [];
  return {
    promotion: ofType(ContentType.Promotion),
    banners: types.includes(ContentType.Banner)
      ? content
          .banners(group, language)
          .map(({ id, url, alt, group: groupName, href }) => ({ id, url, title: alt, groupName, link: href }))
      : [],
    player: [...ofType(ContentType.Player), ...ofType(ContentType.Agent)],
    popup: ofType(ContentType.Popup),
    hot: ofType(ContentType.Hot),
  };
};
