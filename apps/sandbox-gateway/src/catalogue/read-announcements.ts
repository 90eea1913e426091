import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

/** Whether an announcement counts as read: what a member has opened; for a guest everything (Spec §4). */
export const readAnnouncements = async (
  db: Kysely<Schema>,
  memberId: string | undefined,
): Promise<(announcementId: string) => boolean> => {
  if (memberId === undefined) return () => true;
  const rows = await db
    .selectFrom("announcement_reads")
    .select("announcement_id")
    .where("member_id", "=", memberId)
    .execute();
  const read = new Set(rows.map(({ announcement_id }) => announcement_id));
  return (id) => read.has(id);
};
