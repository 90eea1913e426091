/** Banners, announcements and notices: what they are, which are unread, which one is open. */

export type { Announcement, AnnouncementBundle, Banner } from "./announcement.ts";
export { announcementLists, BannerGroup, ContentType } from "./announcement.ts";
export type { NoticeList } from "./notice-reading.ts";
export {
  isUnread,
  noticeListAfterOpening,
  reportsReading,
  unreadCount,
} from "./notice-reading.ts";
export { openedNotice } from "./opened-notice.ts";
