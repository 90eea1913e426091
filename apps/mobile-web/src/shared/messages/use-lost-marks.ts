import { useQueryClient } from "@tanstack/react-query";
import { noticeMutations } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { useEffect, useRef } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { announcementMarks, useReadMarks } from "./read-marks.ts";
import { useMarkRead } from "./use-mark-read.ts";

/**
 * Resends marks that are missing from the gateway's list, once per mount and except pending ones. Drops those that the
 * list includes.
 */
export const useLostMarks = (received: readonly Announcement[] | undefined): void => {
  const mark = useMarkRead();
  const account = useSession()?.userName;
  const opened = useReadMarks(announcementMarks, account);
  const queryClient = useQueryClient();
  const mutationKey = noticeMutations.markRead(useClient()).mutationKey;
  // Marks of announcements opened on this page are already sent when they open.
  const sent = useRef<Set<string>>(undefined);

  useEffect(() => {
    sent.current ??= new Set();
    const { current: handled } = sent;
    const isPending = (id: string) =>
      queryClient.isMutating({
        ...(mutationKey && { mutationKey }),
        predicate: ({ state }) => state.variables === id,
      }) > 0;
    for (const notice of received ?? []) {
      const { id, read } = notice;
      if (account === undefined || !opened.includes(id)) continue;
      const pending = isPending(id);
      if (read && !pending) announcementMarks.remove(account, [id]);
      if (!read && !pending && !handled.has(id)) mark(notice);
      handled.add(id);
    }
  }, [received, account, opened, mark, queryClient, mutationKey]);
};
