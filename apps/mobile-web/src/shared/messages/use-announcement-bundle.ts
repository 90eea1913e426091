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

/** Announcements in the current language. @param account the member; undefined for public announcements */
export const useAnnouncementBundle = (
  input: AnnouncementsInput,
  account: string | undefined,
  enabled = true,
) => {
  const client = useClient();
  // Subscribes to language changes: the client sends the language but doesn't rerender components.
  useLanguage();
  return useQuery({ ...announcementQueries.bundle(client, account, input), enabled });
};

/** Home's banners, notices and popups. @param list the state is "failed" if this list couldn't be read */
export const useHomeAnnouncements = (list?: AnnouncementList): AsyncState<AnnouncementBundle> => {
  const home = asyncState(useAnnouncementBundle(homeAnnouncements, useSession()?.userName));
  if (list === undefined || !home.data?.unreadable?.includes(list)) return home;
  return {
    phase: "failed",
    error: new SchemaError("listAnnouncements", `no readable row in ${list}`),
    retry: home.retry,
  };
};
