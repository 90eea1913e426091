import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listNotices, markAnnouncementRead, type NoticeType } from "../endpoints/notices.ts";
import { announcementQueries } from "./announcements.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about the notice list. */
export const noticeQueries = {
  /** Below the announcements' root, whose personal answers go with the session. */
  root: [...announcementQueries.root, "notices"] as const,

  /** The notices of one kind with the read marks of `identity`; guests ask without one. */
  list: (client: Client, identity: string | undefined, type: NoticeType) =>
    queryOptions({
      queryKey: [...noticeQueries.root, identity, client.language(), type] as const,
      queryFn: ({ queryKey: [, , , , asked], signal }) => client.call(listNotices, asked, { signal }),
      staleTime: StaleTime.Notices,
    }),
};

/** Marking what was opened. */
export const noticeMutations = {
  markRead: (client: Client) =>
    mutationOptions({
      mutationKey: [...noticeQueries.root, "mark-read"],
      mutationFn: (announcementId: string) => client.call(markAnnouncementRead, announcementId),
      meta: { invalidates: [noticeQueries.root], inline: true, background: true },
    }),
};
