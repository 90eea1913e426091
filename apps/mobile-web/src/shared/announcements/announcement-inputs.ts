import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/** What every place asks for (Spec §7 "types B, PL, PU"). */
const everywhere: readonly ContentType[] = [ContentType.Banner, ContentType.Player, ContentType.Popup];

const announcementsOf = (group: BannerGroup): AnnouncementsInput => ({ types: everywhere, group });

/** What home asks for (Spec §7 "home adds PR, H"). The boot script asks the very same before React runs. */
export const homeAnnouncements: AnnouncementsInput = {
  types: [...everywhere, ContentType.Promotion, ContentType.Hot],
  group: BannerGroup.Home,
};

/**
 * What the login page asks for (Spec §2 "banner group m_login"). The boot script asks the very same before React runs.
 */
export const loginAnnouncements = announcementsOf(BannerGroup.Login);

/** What the register pages ask for (Spec §7 "registration groupName m_reg"). */
export const registrationAnnouncements = announcementsOf(BannerGroup.Register);

/** What the side menu asks for (Spec §3 "Banner: m_leftmenu"). */
export const menuAnnouncements = announcementsOf(BannerGroup.LeftMenu);

/** What the hot games centre asks for (Spec §3 "Banner: m_hotgames"). */
export const hotGamesAnnouncements = announcementsOf(BannerGroup.HotGames);

/** What the game centre asks for where it lists new games (Spec §3 "Banner: m_newgame"). */
export const newGamesAnnouncements = announcementsOf(BannerGroup.NewGame);

/**
 * What the login popups ask for (Spec §7 PU): once more than home does, because home's answer may be the one
 * that the page brought along for guests, to whom everything is read.
 */
export const popupAnnouncements: AnnouncementsInput = { types: [ContentType.Popup], group: BannerGroup.Home };
