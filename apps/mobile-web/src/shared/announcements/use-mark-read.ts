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
import { openedStore } from "./opened-store.ts";

/** The kept answers that say which announcements the member has read: both lists, and the popups. */
const useKeptNotices = () => {
  const client = useClient();
  const queries = useQueryClient();
  const account = useSession()?.userName;
  return useMemo(() => {
    // As they are called now: the language may change meanwhile.
    const lists = () =>
      [ContentType.Player, ContentType.Agent].map(
        (type) => noticeQueries.list(client, account, type).queryKey,
      );
    const popups = () => announcementQueries.bundle(client, account, popupAnnouncements).queryKey;
    return {
      /** The gateway has its mark: it is read in every answer so far, some of which were on their way before that. */
      putRead: (id: string) => {
        for (const key of lists())
          queries.setQueryData(key, (kept) => kept && noticeListAfterOpening(kept, id), {
            updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0,
          });
        const key = popups();
        queries.setQueryData(
          key,
          (kept) =>
            kept && {
              ...kept,
              popups: kept.popups.map((popup) => (popup.id === id ? { ...popup, read: true } : popup)),
            },
          { updatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? 0 },
        );
      },
      /** The gateway's word is wanted again. */
      askAnew: () => {
        for (const queryKey of [...lists(), popups()]) void queries.invalidateQueries({ queryKey });
      },
    };
  }, [client, queries, account]);
};

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
