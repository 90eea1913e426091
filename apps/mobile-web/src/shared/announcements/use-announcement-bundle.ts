import { useQuery } from "@tanstack/react-query";
import { SchemaError } from "@volado/api-client";
import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { announcementQueries } from "@volado/api-client/query";
import type { AnnouncementBundle } from "@volado/domain/announcements";
import { useLanguage } from "../language/language.ts";
import { type AsyncState, asyncState } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { homeAnnouncements } from "./announcement-inputs.ts";

type AnnouncementList = NonNullable<AnnouncementBundle["unreadable"]>[number];

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

/**
 * Banners, notices and popups of home, in the language shown.
 *
 * @param list which list the caller shows: when that one couldn't be read, it failed, whatever else came
 */
export const useHomeAnnouncements = (list?: AnnouncementList): AsyncState<AnnouncementBundle> => {
  const home = asyncState(useAnnouncementBundle(homeAnnouncements, useSession()?.userName));
  if (list === undefined || !home.data?.unreadable?.includes(list)) return home;
  return {
    phase: "failed",
    error: new SchemaError("listAnnouncements", `no row of ${list} fits`),
    retry: home.retry,
  };
};
