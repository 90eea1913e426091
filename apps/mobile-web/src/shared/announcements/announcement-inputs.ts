import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/** What home asks for (Spec §7: B, PL, PU; home adds PR, H). The boot script asks the very same before React runs. */
export const homeAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner, ContentType.Player, ContentType.Popup, ContentType.Promotion, ContentType.Hot],
  group: BannerGroup.Home,
};

/**
 * What the login page asks for (Spec §2 "banner group m_login"). The boot script asks the very same before React runs.
 */
export const loginAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.Login,
};

/**
 * What the register pages ask for (Spec §7 "registration groupName m_reg"). The boot script asks the very
 * same before React runs.
 */
export const registrationAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.Register,
};

/** What the side menu asks for (Spec §3 "Banner: m_leftmenu"). */
export const menuAnnouncements: AnnouncementsInput = {
  types: [ContentType.Banner],
  group: BannerGroup.LeftMenu,
};

/**
 * What the login popups ask for (Spec §7 PU): once more than home does, because home's answer may be the one
 * that the page brought along for guests, to whom everything is read.
 */
export const popupAnnouncements: AnnouncementsInput = { types: [ContentType.Popup], group: BannerGroup.Home };
