import { endpoints } from "@volado/api-client/endpoints";
import { announcementBundle } from "../catalogue/announcement-bundle.ts";
import type { Call } from "../request/call.ts";
import { defineHandler } from "./handler.ts";

/** What the member has opened; a guest counts everything as read (Spec §4). */
const readsOf = async ({ db, signedIn }: Call): Promise<(id: string) => boolean> => {
  if (signedIn === undefined) return () => true;
  const rows = await db
    .selectFrom("announcement_reads")
    .select("announcement_id")
    .where("member_id", "=", signedIn.member.id)
    .execute();
  const read = new Set(rows.map(({ announcement_id }) => announcement_id));
  return (id) => read.has(id);
};

export const listAnnouncements = defineHandler(endpoints.listAnnouncements, async (request, call) =>
  announcementBundle(call.services.content, {
    types: request.types.split(","),
    group: request.groupName,
    language: request.language,
    now: call.services.now(),
    isRead: await readsOf(call),
  }),
);
