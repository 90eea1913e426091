import { useQueryClient } from "@tanstack/react-query";
import { noticeMutations } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { useEffect, useRef } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { openedStore, useOpenedIds } from "./opened-store.ts";
import { useMarkRead } from "./use-mark-read.ts";

/**
 * Sends marks again that the gateway's list doesn't know of, because their call got lost: each once for as
 * long as the part is on the page, and none that is on its way. What the gateway knows of after all, its
 * answer alone having got lost, needs no remembering here any more.
 *
 * @param told notices or popups as the gateway sent them
 */
export const useLostMarks = (told: readonly Announcement[] | undefined): void => {
  const mark = useMarkRead();
  const account = useSession()?.userName;
  const opened = useOpenedIds(account);
  const queryClient = useQueryClient();
  const mutationKey = noticeMutations.markRead(useClient()).mutationKey;
  // What is opened while the page is open is sent as it is opened.
  const sent = useRef<Set<string>>(undefined);

  useEffect(() => {
    sent.current ??= new Set();
    const { current: known } = sent;
    const underWay = (id: string) =>
      queryClient.isMutating({
        ...(mutationKey && { mutationKey }),
        predicate: ({ state }) => state.variables === id,
      }) > 0;
    for (const notice of told ?? []) {
      const { id, read } = notice;
      if (account === undefined || !opened.includes(id)) continue;
      const waiting = underWay(id);
      if (read && !waiting) openedStore.settled(account, id);
      if (!read && !waiting && !known.has(id)) mark(notice);
      known.add(id);
    }
  }, [told, account, opened, mark, queryClient, mutationKey]);
};
