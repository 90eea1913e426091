import { type Announcement, isUnread } from "@volado/domain/announcements";
import { useEffect, useState } from "react";
import { popupAnnouncements } from "../../../shared/announcements/announcement-inputs.ts";
import { openedStore, useOpenedIds } from "../../../shared/announcements/opened-store.ts";
import { useAnnouncementBundle } from "../../../shared/announcements/use-announcement-bundle.ts";
import { useLostMarks } from "../../../shared/announcements/use-lost-marks.ts";
import { useMarkRead } from "../../../shared/announcements/use-mark-read.ts";
import { useHtmlReady } from "../../../shared/html/html-view.tsx";
import { usePopupTurn } from "../../../shared/popups/popup-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { LazyPopupDialog } from "./lazy-announcement-dialogs.ts";

const none: readonly Announcement[] = [];

/**
 * Popups that the member has not seen, here or elsewhere; for guests everything counts as read (Spec §4).
 * Only what the gateway says now: an answer that was kept from an earlier visit doesn't know what was seen
 * since. Marks that got lost are sent again with it.
 *
 * @param asked whether to ask for them
 */
export const useUnseenPopups = (asked: boolean): readonly Announcement[] => {
  const session = useSession();
  const { data, dataUpdatedAt } = useAnnouncementBundle(
    popupAnnouncements,
    session?.userName,
    asked && session !== undefined,
  );
  const opened = useOpenedIds(session?.userName);
  const told = dataUpdatedAt === 0 ? undefined : data?.popups;
  useLostMarks(told);
  if (!told) return none;
  return told.filter((popup) => isUnread(popup, session) && !opened.includes(popup.id));
};

/**
 * One round of popups for a session: those that are new when its turn comes, one after the other; closing one
 * of them, or following a link of it, ends the round, and what was not shown comes with the next visit.
 */
export function NoticePopups({ here, atOnce }: NoticePopupsProps) {
  const account = useSession()?.userName;
  const unseen = useUnseenPopups(here);
  const htmlReady = useHtmlReady(unseen.length > 0);
  const mark = useMarkRead();
  const [round, setRound] = useState<readonly Announcement[]>();
  const [place, setPlace] = useState(0);

  const waiting = round ?? unseen;
  const mayShow = usePopupTurn("login", here && htmlReady && place < waiting.length, atOnce);
  if (mayShow && !round) setRound(unseen);
  if (round && !here && place < round.length) setPlace(round.length);

  const popup = mayShow ? round?.[place] : undefined;
  useEffect(() => {
    if (!popup || account === undefined) return;
    // Also for type 4, which marks nothing at the gateway: once is once.
    openedStore.open(account, popup.id);
    mark(popup);
  }, [popup, account, mark]);

  return (
    <LazyPopupDialog
      open={popup !== undefined}
      popup={popup}
      place={place + 1}
      count={waiting.length}
      onNext={() => setPlace(place + 1)}
      onClose={() => setPlace(waiting.length)}
    />
  );
}

export interface NoticePopupsProps {
  /** Whether the page on show has room for them. */
  here: boolean;
  /** They follow a login, so they needn't wait. */
  atOnce: boolean;
}
