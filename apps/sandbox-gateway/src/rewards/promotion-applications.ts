import { RewardStatus } from "@volado/domain/rewards";
import type { Kysely, Selectable } from "kysely";
import { isRunning, type StoredAnnouncement } from "../catalogue/content.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import type { StoredPicture } from "../pictures/read-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

/** Maximum number of applications in a response. */
const MAX_APPLICATIONS = 100;

const wireApplication = (
  row: Omit<Selectable<Schema["applications"]>, "id" | "member_id">,
  pictures: number,
): WireValue<Endpoints["applyForPromotion"]> => ({
  promotionId: row.announcement_id,
  status: row.status,
  remark: row.remark,
  pictures,
  sentAt: row.created_at,
});

export const applicationRows = (db: Kysely<Schema>) =>
  db
    .selectFrom("applications")
    .selectAll("applications")
    .select((eb) => [
      eb
        .selectFrom("application_pictures")
        .select((count) => count.fn.countAll<string | number>().as("pictures"))
        .whereRef("application_pictures.application_id", "=", "applications.id")
        .as("pictures"),
    ])
    .orderBy("applications.id", "desc");

export const readApplications = async (db: Kysely<Schema>, memberId: string) => {
  const rows = await applicationRows(db).where("member_id", "=", memberId).limit(MAX_APPLICATIONS).execute();
  return rows.map((row) => wireApplication(row, Number(row.pictures)));
};

/** A new application; `now` is in epoch milliseconds. */
interface NewApplication extends Readonly<Record<"memberId" | "remark", string>> {
  readonly promotion: StoredAnnouncement;
  readonly pictures: readonly StoredPicture[];
  readonly now: number;
}

/** @throws Refusal conflict when the promotion takes none (any more), or the member's last one wasn't rejected */
export const storeApplication = async (
  tx: Tx,
  { memberId, promotion, remark, pictures, now }: NewApplication,
) => {
  if (!promotion.by_application || !isRunning(promotion, now))
    throw new Refusal("conflict", { message: "The promotion takes no applications." });
  const application = { member_id: memberId, announcement_id: promotion.id, remark, created_at: now };
  const row = await tx
    .insertInto("applications")
    .values({ ...application, status: RewardStatus.Applying })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirstOrThrow(() => new Refusal("conflict", { message: "The member has applied before." }));
  const sent = pictures.map((picture) => ({ application_id: row.id, ...picture }));
  if (sent.length > 0) await tx.insertInto("application_pictures").values(sent).execute();
  return wireApplication(row, pictures.length);
};
