import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/** What the side menu asks for (Spec §3 "Banner: m_leftmenu"). */
export const menuAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.LeftMenu,
};
