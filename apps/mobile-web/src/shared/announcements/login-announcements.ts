import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/**
 * What the login page asks for (Spec §2 "banner group m_login"). The boot script asks the very same before React runs.
 */
export const loginAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.Login,
};
