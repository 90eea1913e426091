import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/** Types that every page requests (Spec §7 "types B, PL, PU"). */
const everywhere: readonly ContentType[] = [ContentType.Banner, ContentType.Player, ContentType.Popup];

const announcementsOf = (group: BannerGroup): AnnouncementsInput => ({ types: everywhere, group });

/** Request of home (Spec §7 "home adds PR, H"). The boot script sends the same one before React runs. */
export const homeAnnouncements: AnnouncementsInput = {
  types: [...everywhere, ContentType.Promotion, ContentType.Hot],
  group: BannerGroup.Home,
};

/** Request of the login page (Spec §2 "banner group m_login"). The boot script sends the same one before React runs. */
export const loginAnnouncements = announcementsOf(BannerGroup.Login);

/** Request of the register pages (Spec §7 "registration groupName m_reg"). */
export const registrationAnnouncements = announcementsOf(BannerGroup.Register);

/** Request of the side menu (Spec §3 "Banner: m_leftmenu"). */
export const menuAnnouncements = announcementsOf(BannerGroup.LeftMenu);

/** Request of the hot games centre (Spec §3 "Banner: m_hotgames"). */
export const hotGamesAnnouncements = announcementsOf(BannerGroup.HotGames);

/** Request of the game centre's new games (Spec §3 "Banner: m_newgame"). */
export const newGamesAnnouncements = announcementsOf(BannerGroup.NewGame);

/**
 * Request of the login popups (Spec §7 PU). Home's response may be the one prerendered for guests, with all marked
 * read.
 */
export const popupAnnouncements: AnnouncementsInput = { types: [ContentType.Popup], group: BannerGroup.Home };
