import { useQuery } from "@tanstack/react-query";
import { announcementQueries } from "@volado/api-client/query";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { homeAnnouncements } from "./home-announcements.ts";

/** Banners, notices and popups of home. */
export const useHomeAnnouncements = () =>
  useQuery(announcementQueries.bundle(useClient(), useSession()?.userName, homeAnnouncements));
