import { isSignedIn, isTrial, type Viewer } from "../member/member.ts";
import type { Announcement } from "./announcement.ts";

/** The notice list and how many the member has yet to read (Spec §3 "Footer: unreadCount"). */
export interface NoticeList {
  readonly notices: readonly Announcement[];
  /** As the gateway counts, also beyond the list; undefined where it doesn't say. */
  readonly unread: number | undefined;
}

/** Whether the viewer has yet to read it; for guests everything counts as read (Spec §4 "Notices"). */
export const isUnread = (notice: Announcement, viewer: Viewer): boolean => isSignedIn(viewer) && !notice.read;

/** How many the viewer has yet to read: what the gateway says, otherwise the unread ones of the list. */
export const unreadCount = ({ notices, unread }: NoticeList, viewer: Viewer): number =>
  isSignedIn(viewer) ? (unread ?? notices.filter(({ read }) => !read).length) : 0;

/** Whether opening it is told to the gateway: type 4 skips marking, guests have nothing to mark (Spec §4). */
export const reportsReading = (notice: Announcement, viewer: Viewer): boolean =>
  isUnread(notice, viewer) && !isTrial(viewer);

/**
 * The list after one was opened: it is read at once, before the gateway answers (Spec §4), and the gateway's count goes
 * down by it. The same list when nothing changes.
 */
export const noticeListAfterOpening = (list: NoticeList, id: string): NoticeList => {
  if (!list.notices.some((notice) => notice.id === id && !notice.read)) return list;
  return {
    notices: list.notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
    unread: list.unread === undefined ? undefined : Math.max(0, list.unread - 1),
  };
};

/**
 * Which notice the address opens (Spec §2 "one expandable by index in the location query"): counted from 0.
 *
 * @param index as it stands in the address; null without one
 * @returns undefined for none, and for anything that is no place in the list
 */
export const openedNotice = (index: string | null, count: number): number | undefined => {
  const place = index !== null && /^\d{1,4}$/.test(index) ? Number(index) : undefined;
  return place !== undefined && place < count ? place : undefined;
};
