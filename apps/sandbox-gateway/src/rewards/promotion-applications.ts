import { RewardStatus } from "@volado/domain/rewards";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import { isRunning, type StoredAnnouncement } from "../catalogue/content.ts";
import type { ContentLanguage, Endpoints, WireValue } from "../catalogue/wire.ts";
import type { InboxCopy, Schema } from "../data/schema.ts";
import { writeMessages } from "../inbox/inbox-messages.ts";
import type { StoredPicture } from "../pictures/read-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { applicationSource, issueReward } from "./rewards.ts";

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

/** Statuses that the console sets without a reward. */
export const openStatuses = [
  "Applying",
  "Process",
  "Joined",
  "Rejected",
  "Close",
] as const satisfies RewardStatus[];

/** What the console decides; a reward's amount is in centavos. */
export type ApplicationDecision =
  | { readonly status: "Issued"; readonly amount: number }
  | { readonly status: (typeof openStatuses)[number] };

/** Whether nothing more can be decided: the member may have applied again, or has a reward. */
export const isSettled = (status: RewardStatus): boolean =>
  status === "Rejected" || status === "Issued" || status === "Claimed";

type Letter = Readonly<Record<ContentLanguage, (promotion: string, amount: string) => InboxCopy>>;

/** What the member is written about a decision; nothing while the application is still open. */
const letters: Partial<Readonly<Record<RewardStatus, Letter>>> = {
  Issued: {
    ES: (promotion, amount) => ({
      title: `Tu solicitud tiene premio: ${amount}`,
      text: `Aprobamos tu solicitud para «${promotion}». Reclama ${amount} en el centro de recompensas.`,
    }),
    EN: (promotion, amount) => ({
      title: `Your application won a prize: ${amount}`,
      text: `We approved your application for "${promotion}". Claim ${amount} in the reward center.`,
    }),
  },
  Rejected: {
    ES: (promotion) => ({
      title: "Tu solicitud no fue aprobada",
      text: `Revisamos tu solicitud para «${promotion}» y esta vez no fue aprobada. Mientras la promoción siga abierta, puedes volver a pedirla.`,
    }),
    EN: (promotion) => ({
      title: "Your application wasn't approved",
      text: `We reviewed your application for "${promotion}" and didn't approve it this time. You can apply again while the promotion is open.`,
    }),
  },
  Close: {
    ES: (promotion) => ({
      title: "Tu solicitud se cerró sin premio",
      text: `Cerramos tu solicitud para «${promotion}»: esta vez no te tocó premio.`,
    }),
    EN: (promotion) => ({
      title: "Your application was closed without a prize",
      text: `We closed your application for "${promotion}": there was no prize for you this time.`,
    }),
  },
};

/**
 * Sets an application's status; `Issued` gives a reward to claim, and outcomes are written to the member.
 * @returns false when it was settled before, undefined when there is none
 */
export const decideApplication = async (
  tx: Tx,
  id: number,
  decision: ApplicationDecision,
  { now, brand }: { readonly now: number; readonly brand: Brand },
): Promise<boolean | undefined> => {
  const applications = tx
    .selectFrom("applications")
    .where("applications.id", "=", id)
    .forUpdate("applications");
  const row = await applications
    .innerJoin("announcements", "announcements.id", "announcement_id")
    .select(["member_id", "status", "texts"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (isSettled(row.status)) return false;
  const { status } = decision;
  const amount = decision.status === "Issued" ? decision.amount : 0;
  const { member_id: memberId, texts: promotion } = row;
  if (status === "Issued")
    await issueReward(tx, { memberId, kind: "gift", source: applicationSource(id), amount, at: now }, null);
  await tx.updateTable("applications").set({ status }).where("id", "=", id).execute();
  const letter = letters[status];
  if (letter === undefined || status === row.status) return true;
  const copy = (language: ContentLanguage) =>
    letter[language](brand.text(promotion[language].title, language), brand.money(amount, language));
  const texts = { ES: copy("ES"), EN: copy("EN") };
  await writeMessages(tx, [{ memberId, box: "received", topic: "general", texts, at: now }]);
  return true;
};
