import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { listNotices, markAnnouncementRead, type NoticeType } from "../endpoints/notices.ts";
import { announcementQueries } from "./announcements.ts";
import * as StaleTime from "./stale-times.ts";

export const noticeQueries = {
  /** Below the announcements' root, which is removed when the session ends. */
  root: [...announcementQueries.root, "notices"] as const,

  /** Notices of one kind with the read flags of `identity`; undefined for guests. */
  list: (client: Client, identity: string | undefined, type: NoticeType) =>
    queryOptions({
      queryKey: [...noticeQueries.root, identity, client.language(), type] as const,
      queryFn: ({ queryKey: [, , , , fields], signal }) => client.call(listNotices, fields, { signal }),
      staleTime: StaleTime.Notices,
    }),
};

export const noticeMutations = {
  markRead: (client: Client) =>
    mutationOptions({
      mutationKey: [...noticeQueries.root, "mark-read"],
      mutationFn: (announcementId: string) => client.call(markAnnouncementRead, announcementId),
      meta: { invalidates: [noticeQueries.root], inline: true, background: true },
    }),
};
