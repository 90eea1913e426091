import { useQueryClient } from "@tanstack/react-query";
import { noticeMutations } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain";
import { useEffect, useRef } from "react";
import { useOpenedIds } from "../../../shared/announcements/opened-store.ts";
import { useMarkRead } from "../../../shared/announcements/use-mark-read.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * Sends marks again that the gateway's list doesn't know of, because their call failed: each once for as long as the page is open, and
 * none that is on its way.
 *
 * @param told the list as the gateway sent it
 */
export const useLostMarks = (told: readonly Announcement[] | undefined): void => {
  const mark = useMarkRead();
  const opened = useOpenedIds(useSession()?.userName);
  const queryClient = useQueryClient();
  const mutationKey = noticeMutations.markRead(useClient()).mutationKey;
  // What is opened while the page is open is sent as it is opened.
  const sent = useRef<Set<string>>(undefined);

  useEffect(() => {
    sent.current ??= new Set();
    const { current: known } = sent;
    for (const notice of told ?? []) {
      if (notice.read || !opened.includes(notice.id) || known.has(notice.id)) continue;
      known.add(notice.id);
      const underWay = queryClient.isMutating({
        ...(mutationKey && { mutationKey }),
        predicate: ({ state }) => state.variables === notice.id,
      });
      if (underWay === 0) mark(notice);
    }
  }, [told, opened, mark, queryClient, mutationKey]);
};
