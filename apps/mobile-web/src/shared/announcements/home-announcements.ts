import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/** What home asks for (Spec §7: B, PL, PU; home adds PR, H). The boot script asks the very same before React runs. */
export const homeAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner, ContentType.Player, ContentType.Popup, ContentType.Promotion, ContentType.Hot],
  group: BannerGroup.Home,
};
