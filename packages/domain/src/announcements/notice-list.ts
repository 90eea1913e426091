import type { Announcement } from "./announcement.ts";

/** The notice list and how many of it the member has yet to read (Spec §3 "Footer: unreadCount"). */
export interface NoticeList {
  readonly notices: readonly Announcement[];
  readonly unread: number;
}
