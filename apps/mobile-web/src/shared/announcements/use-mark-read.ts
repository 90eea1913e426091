import { useMutation } from "@tanstack/react-query";
import { noticeMutations } from "@volado/api-client/query";
import { type Announcement, reportsReading } from "@volado/domain/announcements";
import { useCallback } from "react";
import { refusedForGood } from "../query/refused-for-good.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { openedStore } from "./opened-store.ts";
import { useKeptNotices } from "./use-kept-notices.ts";

/**
 * Marks what was opened as read: here at once, then at the gateway, whose list is asked for anew (Spec §4
 * "Notices"). Guests and type 4 mark nothing. A mark that gets lost is nobody's trouble: it holds here, and
 * is sent again with the next list. One that the gateway refuses for good is given up, and what the gateway
 * says of the announcement holds.
 */
export const useMarkRead = (): ((notice: Announcement) => void) => {
  const session = useSession();
  const { mutateAsync } = useMutation(noticeMutations.markRead(useClient()));
  const { putRead, askAnew } = useKeptNotices();
  return useCallback(
    (notice) => {
      if (!session || !reportsReading(notice, session)) return;
      const { userName } = session;
      const { id } = notice;
      openedStore.open(userName, id);
      mutateAsync(id).then(
        () => {
          putRead(id);
          openedStore.settled(userName, id);
        },
        (error: unknown) => {
          if (!refusedForGood(error)) return;
          openedStore.settled(userName, id);
          askAnew();
        },
      );
    },
    [session, mutateAsync, putRead, askAnew],
  );
};
