import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announcementQueries, noticeMutations, noticeQueries } from "@volado/api-client/query";
import {
  type Announcement,
  ContentType,
  noticeListAfterOpening,
  reportsReading,
} from "@volado/domain/announcements";
import { useCallback, useMemo } from "react";
import { refusedForGood } from "../query/global-failures.ts";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { popupAnnouncements } from "./announcement-inputs.ts";
import { announcementMarks } from "./read-marks.ts";

/** Updates the cached responses that contain read marks: both notice lists and the popups. */
const useCachedNotices = () => {
  const client = useClient();
  const queries = useQueryClient();
  const account = useSession()?.userName;
  return useMemo(() => {
    // Computed per call, because the language is part of the keys.
    const lists = () =>
      [ContentType.Player, ContentType.Agent].map(
        (type) => noticeQueries.list(client, account, type).queryKey,
      );
    const popups = () => announcementQueries.bundle(client, account, popupAnnouncements).queryKey;
    return {
      /** Marks it as read in all cached responses: some were requested before the gateway stored the mark. */
      putRead: (id: string) => {
        for (const key of lists())
          queries.setQueryData(key, (cached) => cached && noticeListAfterOpening(cached, id), {
            updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0,
          });
        const key = popups();
        queries.setQueryData(
          key,
          (cached) =>
            cached && {
              ...cached,
              popups: cached.popups.map((popup) => (popup.id === id ? { ...popup, read: true } : popup)),
            },
          { updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0 },
        );
      },
      refetch: () => {
        for (const queryKey of [...lists(), popups()]) void queries.invalidateQueries({ queryKey });
      },
    };
  }, [client, queries, account]);
};

/**
 * Marks an announcement as read, locally at once and then at the gateway (Spec §4 "Notices"). Does nothing for guests
 * and trial accounts (type 4). If the call fails, the mark is stored in this browser and sent again with the next list;
 * if the gateway refuses it, the mark is dropped and the list is refetched.
 */
export const useMarkRead = (): ((notice: Announcement) => void) => {
  const session = useSession();
  const { mutateAsync } = useMutation(noticeMutations.markRead(useClient()));
  const { putRead, refetch } = useCachedNotices();
  return useCallback(
    (notice) => {
      if (!session || !reportsReading(notice, session)) return;
      const { userName } = session;
      const { id } = notice;
      announcementMarks.add(userName, [id]);
      mutateAsync(id).then(
        () => {
          putRead(id);
          announcementMarks.remove(userName, [id]);
        },
        (error: unknown) => {
          if (!refusedForGood(error)) return;
          announcementMarks.remove(userName, [id]);
          refetch();
        },
      );
    },
    [session, mutateAsync, putRead, refetch],
  );
};
