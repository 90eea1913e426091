import { isSignedIn, isTrial, type Viewer } from "../member/member-rules.ts";
import type { Announcement } from "./announcement.ts";

/** The notice list and how many of it the member has yet to read (Spec §3 "Footer: unreadCount"). */
export interface NoticeList {
  readonly notices: readonly Announcement[];
  readonly unread: number;
}

/** Whether the viewer has yet to read it; for guests everything counts as read (Spec §4 "Notices"). */
export const isUnread = (notice: Announcement, viewer: Viewer): boolean => isSignedIn(viewer) && !notice.read;

/** How many the viewer has yet to read. */
export const unreadCount = (notices: readonly Announcement[], viewer: Viewer): number =>
  notices.filter((notice) => isUnread(notice, viewer)).length;

/** Whether opening it is told to the gateway: type 4 skips marking, guests have nothing to mark (Spec §4). */
export const reportsReading = (notice: Announcement, viewer: Viewer): boolean =>
  isUnread(notice, viewer) && !isTrial(viewer);

/**
 * The list after one was opened: it is read at once, before the gateway answers (Spec §4). The same list when
 * nothing changes.
 */
export const noticesAfterOpening = (notices: readonly Announcement[], id: string): readonly Announcement[] =>
  notices.some((notice) => notice.id === id && !notice.read)
    ? notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice))
    : notices;
