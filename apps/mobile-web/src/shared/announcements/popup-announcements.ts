import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";

/**
 * What the login popups ask for (Spec §7 PU): once more than home does, because home's answer may be the one
 * that the page brought along for guests, to whom everything is read.
 */
export const popupAnnouncements: AnnouncementsInput = { types: [ContentType.Popup], group: BannerGroup.Home };
