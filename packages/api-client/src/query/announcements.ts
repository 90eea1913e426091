import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type AnnouncementsInput, listAnnouncements } from "../endpoints/announcements.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about notices, banners, popups and promotions. */
export const announcementQueries = {
  root: ["announcements"] as const,

  /** Content for one place of the site, with the read flags of `identity`; undefined for guests. */
  bundle: (client: Client, identity: string | undefined, input: AnnouncementsInput) =>
    queryOptions({
      queryKey: [...announcementQueries.root, identity, client.language(), input] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listAnnouncements, fields, { signal }),
      initialData: () => client.peek(listAnnouncements, input),
      initialDataUpdatedAt: 0,
      staleTime: StaleTime.Announcements,
    }),
};
