import { isSignedIn, isTrial, type Viewer } from "../member/member.ts";
import type { Announcement } from "./announcement.ts";

/** The notice list with the unread count (Spec §3 "Footer: unreadCount"). */
export interface NoticeList {
  readonly notices: readonly Announcement[];
  /** The gateway's count, which may exceed the list; undefined when not sent. */
  readonly unread: number | undefined;
}

/** Whether a notice is unread; for guests everything counts as read (Spec §4 "Notices"). */
export const isUnread = (notice: Announcement, viewer: Viewer): boolean => isSignedIn(viewer) && !notice.read;

/** The unread count: the gateway's, otherwise that of the list. */
export const unreadCount = ({ notices, unread }: NoticeList, viewer: Viewer): number =>
  isSignedIn(viewer) ? (unread ?? notices.filter(({ read }) => !read).length) : 0;

/** Whether opening a notice is reported to the gateway: not for guests and type 4 (Spec §4). */
export const reportsReading = (notice: Announcement, viewer: Viewer): boolean =>
  isUnread(notice, viewer) && !isTrial(viewer);

/**
 * The list after opening a notice: it is marked as read and the count decreases at once, before the gateway responds
 * (Spec §4). Returns the same list when nothing changes.
 */
export const noticeListAfterOpening = (list: NoticeList, id: string): NoticeList => {
  if (!list.notices.some((notice) => notice.id === id && !notice.read)) return list;
  return {
    notices: list.notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
    unread: list.unread === undefined ? undefined : Math.max(0, list.unread - 1),
  };
};

/**
 * The index of the notice that an address opens (Spec §2 "one expandable by index in the location query"); undefined
 * when missing or invalid.
 * @param index as in the address; null when missing
 */
export const openedNotice = (index: string | null, count: number): number | undefined => {
  const place = index !== null && /^\d{1,4}$/.test(index) ? Number(index) : undefined;
  return place !== undefined && place < count ? place : undefined;
};
