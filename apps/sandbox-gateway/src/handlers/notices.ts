import { endpoints } from "@volado/api-client/endpoints";
import { isTrial } from "@volado/domain/member";
import { isRunning, readAnnouncements, wireAnnouncement } from "../catalogue/content.ts";
import { contentLanguage } from "../catalogue/wire.ts";
import { sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const listNotices = defineHandler(endpoints.listNotices, async ({ types, language }, call) => {
  const { content, now } = call.services;
  const isRead = await readAnnouncements(call.db, call.signedIn?.member.id);
  const list = content
    .announcements()
    .filter((row) => row.content_type === types && isRunning(row, now()))
    .toSorted((a, b) => b.starts_at - a.starts_at)
    .map((row) => wireAnnouncement(content, row, contentLanguage(language), isRead(row.id)));
  return { list, footer: { unreadCount: list.filter(({ read }) => !read).length } };
});

/** Type 4 leaves no marks (Spec §4); what is marked already keeps the instant at which it was first opened. */
export const markAnnouncementRead = defineHandler(
  endpoints.markAnnouncementRead,
  async ({ announcementId }, call) => {
    const { member } = sessionOf(call);
    if (!call.services.content.announcements().some(({ id }) => id === announcementId))
      throw new Refusal("not_found");
    if (isTrial(member)) return null;
    await call.db
      .insertInto("announcement_reads")
      .values({ member_id: member.id, announcement_id: announcementId, read_at: call.services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  },
);
