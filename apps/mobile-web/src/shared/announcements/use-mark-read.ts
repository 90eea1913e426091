import { useMutation } from "@tanstack/react-query";
import { noticeMutations } from "@volado/api-client/query";
import { type Announcement, reportsReading } from "@volado/domain";
import { useCallback } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { openedStore } from "./opened-store.ts";

/**
 * Marks what was opened as read: here at once, then at the gateway, whose list is asked for anew (Spec §4 "Notices"). Guests and
 * type 4 mark nothing. A mark that fails is nobody's trouble: it holds here, and is sent again with the next list.
 */
export const useMarkRead = (): ((notice: Announcement) => void) => {
  const session = useSession();
  const { mutate } = useMutation(noticeMutations.markRead(useClient()));
  return useCallback(
    (notice) => {
      if (!session || !reportsReading(notice, session)) return;
      openedStore.open(session.userName, notice.id);
      mutate(notice.id);
    },
    [session, mutate],
  );
};
