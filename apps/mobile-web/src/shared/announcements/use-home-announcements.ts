import { useQuery } from "@tanstack/react-query";
import { announcementQueries } from "@volado/api-client/query";
import { useLanguage } from "../language/language.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { homeAnnouncements } from "./home-announcements.ts";

/** Banners, notices and popups of home, in the language shown. */
export const useHomeAnnouncements = () => {
  const client = useClient();
  // The client asks in it, but tells nobody when it changes.
  useLanguage();
  return useQuery(announcementQueries.bundle(client, useSession()?.userName, homeAnnouncements));
};
