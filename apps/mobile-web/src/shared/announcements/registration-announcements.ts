import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/**
 * What the register pages ask for (Spec §7 "registration groupName m_reg"). The boot script asks the very
 * same before React runs.
 */
export const registrationAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.Register,
};
