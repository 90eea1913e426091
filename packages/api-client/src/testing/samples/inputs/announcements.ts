import type { SampleInputs } from "../sample.ts";

/**
 * Good questions: inputs of the calls about announcements: banners, popups, tickers and notices. Calls
 * without an input are left out.
 */
export const announcementsInputs = {
  listAnnouncements: { types: ["B", "PL", "PU", "PR", "H"], group: "m_home" },
  listNotices: "PL",
  markAnnouncementRead: "notice-maintenance",
} satisfies SampleInputs;
