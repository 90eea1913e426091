import { ContentType } from "@volado/domain/announcements";
import type { Content } from "./content.ts";
import { contentLanguage } from "./content-language.ts";
import type { Endpoints, WireValue } from "./wire.ts";
import { isRunning, wireAnnouncement } from "./wire-announcement.ts";

/** What an announcements answer is made for. */
export interface BundleRequest {
  readonly types: readonly string[];
  readonly group: string;
  readonly language: string;
  readonly now: number;
  /** Guests count everything as read (Spec §4). */
  readonly isRead: (announcementId: string) => boolean;
}

/** The announcements answer (Spec §3): only the asked kinds, only what runs now. */
export const announcementBundle = (
  content: Content,
  { types, group, language: asked, now, isRead }: BundleRequest,
): WireValue<Endpoints["listAnnouncements"]> => {
  const language = contentLanguage(asked);
  const ofType = (type: string) =>
    types.includes(type)
      ? content
          .announcements()
          .filter((row) => row.content_type === type && isRunning(row, now))
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
