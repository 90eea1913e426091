import { useQuery } from "@tanstack/react-query";
import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { announcementQueries } from "@volado/api-client/query";
import { useLanguage } from "../language/language.ts";
import { asyncState } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { homeAnnouncements } from "./announcement-inputs.ts";

/**
 * Announcements of the kinds and the group asked for, in the language shown; asked anew when that changes.
 *
 * @param account whose they are; undefined for what everybody sees
 * @param enabled whether to ask for them
 */
export const useAnnouncementBundle = (
  asked: AnnouncementsInput,
  account: string | undefined,
  enabled = true,
) => {
  const client = useClient();
  // The client asks in it, but tells nobody when it changes.
  useLanguage();
  return useQuery({ ...announcementQueries.bundle(client, account, asked), enabled });
};

/** Banners, notices and popups of home, in the language shown. */
export const useHomeAnnouncements = () =>
  asyncState(useAnnouncementBundle(homeAnnouncements, useSession()?.userName));
