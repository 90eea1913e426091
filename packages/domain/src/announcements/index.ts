/** Banners, announcements and notices, with their read and open state. */

export * from "./announcement.ts";
export * from "./notices.ts";
