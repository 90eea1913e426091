import { useSession } from "../session/session-store.ts";
import { homeAnnouncements } from "./home-announcements.ts";
import { useAnnouncementBundle } from "./use-announcement-bundle.ts";

/** Banners, notices and popups of home, in the language shown. */
export const useHomeAnnouncements = () => useAnnouncementBundle(homeAnnouncements, useSession()?.userName);
