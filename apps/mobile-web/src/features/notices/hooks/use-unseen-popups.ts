import { type Announcement, isUnread } from "@volado/domain/announcements";
import { popupAnnouncements } from "../../../shared/announcements/announcement-inputs.ts";
import { useOpenedIds } from "../../../shared/announcements/opened-store.ts";
import { useAnnouncementBundle } from "../../../shared/announcements/use-announcement-bundle.ts";
import { useLostMarks } from "../../../shared/announcements/use-lost-marks.ts";
import { useSession } from "../../../shared/session/session-store.ts";

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
