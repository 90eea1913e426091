import { RewardStatus } from "@volado/domain/rewards";
import type { ConsolePorts } from "../console/ports.ts";
import type { SentApplication } from "../console/shapes/applications.ts";
import { applicationRows } from "../rewards/promotion-applications.ts";
import type { Services } from "../services.ts";

const SHOWN = 50;

/** Ids as the database counts them; what is no number is nobody's. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const readSent = async ({ db }: Services): Promise<readonly SentApplication[]> => {
  const rows = await applicationRows(db)
    .innerJoin("members", "members.id", "applications.member_id")
    .select("members.username")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    username: row.username,
    promotionId: row.announcement_id,
    status: row.status,
    remark: row.remark,
    pictures: Number(row.pictures),
    sentAt: row.created_at,
  }));
};

/** What the console asks about applications and the pictures that members sent. */
export const applicationPorts = (
  services: Services,
): Pick<ConsolePorts, "applications" | "setApplication" | "applicationPicture" | "letterPicture"> => ({
  applications: () => readSent(services),
  setApplication: (id, status) =>
    services.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom("applications")
        .select("status")
        .where("id", "=", numberOf(id))
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (row.status === RewardStatus.Rejected) return false;
      await tx.updateTable("applications").set({ status }).where("id", "=", numberOf(id)).execute();
      return true;
    }),
  async applicationPicture(id, position) {
    const row = await services.db
      .selectFrom("application_pictures")
      .select(["format", "bytes"])
      .where("application_id", "=", numberOf(id))
      .where("position", "=", position)
      .executeTakeFirst();
    return row && { format: row.format, bytes: new Uint8Array(row.bytes) };
  },
  async letterPicture(id, position) {
    const row = await services.db
      .selectFrom("inbox_pictures")
      .select(["format", "bytes"])
      .where("message_id", "=", numberOf(id))
      .where("position", "=", position)
      .executeTakeFirst();
    return row && { format: row.format, bytes: new Uint8Array(row.bytes) };
  },
});
