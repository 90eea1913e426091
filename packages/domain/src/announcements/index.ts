/** Banners, announcements and notices: what they are, which are unread, which one is open. */

export * from "./announcement.ts";
export * from "./notices.ts";
