import { type Announcement, isUnread } from "@volado/domain/announcements";
import { useEffect, useState } from "react";
import { useHtmlReady } from "../../../shared/html/html-view.tsx";
import { popupAnnouncements } from "../../../shared/messages/announcement-inputs.ts";
import { announcementMarks, useReadMarks } from "../../../shared/messages/read-marks.ts";
import { useAnnouncementBundle } from "../../../shared/messages/use-announcement-bundle.ts";
import { useLostMarks } from "../../../shared/messages/use-lost-marks.ts";
import { useMarkRead } from "../../../shared/messages/use-mark-read.ts";
import { usePopupTurn } from "../../../shared/overlays/popup-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { LazyPopupDialog } from "./lazy-announcement-dialogs.ts";

const none: readonly Announcement[] = [];

/**
 * Popups that the member has not seen, here or elsewhere; for guests everything counts as read (Spec §4). Ignores
 * responses cached from an earlier visit, which may be out of date. Lost marks are sent again.
 */
export const useUnseenPopups = (enabled: boolean): readonly Announcement[] => {
  const session = useSession();
  const { data, dataUpdatedAt } = useAnnouncementBundle(
    popupAnnouncements,
    session?.userName,
    enabled && session !== undefined,
  );
  const opened = useReadMarks(announcementMarks, session?.userName);
  const popups = dataUpdatedAt === 0 ? undefined : data?.popups;
  useLostMarks(popups);
  if (!popups) return none;
  return popups.filter((popup) => isUnread(popup, session) && !opened.includes(popup.id));
};

/**
 * One round of popups per session: all new ones, one after the other. Closing one, or following a link in it, ends the
 * round; the rest is shown on the next visit.
 */
function NoticePopups({ here, atOnce }: NoticePopupsProps) {
  const account = useSession()?.userName;
  const unseen = useUnseenPopups(here);
  const htmlReady = useHtmlReady(unseen.length > 0);
  const mark = useMarkRead();
  const [round, setRound] = useState<readonly Announcement[]>();
  const [position, setPosition] = useState(0);

  const waiting = round ?? unseen;
  const mayShow = usePopupTurn("login", here && htmlReady && position < waiting.length, atOnce);
  if (mayShow && !round) setRound(unseen);
  if (round && !here && position < round.length) setPosition(round.length);

  const popup = mayShow ? round?.[position] : undefined;
  useEffect(() => {
    if (!popup || account === undefined) return;
    // For type 4 too: the gateway ignores its marks, so each popup is shown once.
    announcementMarks.add(account, [popup.id]);
    mark(popup);
  }, [popup, account, mark]);

  return (
    <LazyPopupDialog
      open={popup !== undefined}
      popup={popup}
      place={position + 1}
      count={waiting.length}
      onNext={() => setPosition(position + 1)}
      onClose={() => setPosition(waiting.length)}
    />
  );
}

interface NoticePopupsProps {
  /** Whether the current page may show popups. */
  here: boolean;
  /** Skips the delay, as after a login. */
  atOnce: boolean;
}

/**
 * The merchant's popups, shown once each to members on home, immediately after a login (Spec §2 "login popups", §7
 * PU).
 *
 * @param here whether home is visible
 */
export function LoginPopups({ here }: { here: boolean }) {
  const session = useSession();
  const [initialToken] = useState(session?.token);
  if (!session || session.firstTimeLogin) return null;
  return <NoticePopups key={session.token} here={here} atOnce={session.token !== initialToken} />;
}
