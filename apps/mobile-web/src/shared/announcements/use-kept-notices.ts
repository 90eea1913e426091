import { useQueryClient } from "@tanstack/react-query";
import { announcementQueries, noticeQueries } from "@volado/api-client/query";
import { ContentType, noticeListAfterOpening } from "@volado/domain/announcements";
import { useMemo } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { popupAnnouncements } from "./announcement-inputs.ts";

/** The kept answers that say which announcements the member has read: both lists, and the popups. */
export const useKeptNotices = () => {
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
