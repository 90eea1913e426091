import type { ConsolePorts } from "../console/ports.ts";
import type { OpenDeposit } from "../console/shapes/money.ts";
import { settleDeposit } from "../deposits/deposits.ts";
import type { Services } from "../services.ts";

const SHOWN = 100;

const readOpen = async ({ db }: Services): Promise<readonly OpenDeposit[]> => {
  const rows = await db
    .selectFrom("deposits")
    .innerJoin("members", "members.id", "deposits.member_id")
    .selectAll("deposits")
    .select((eb) => [
      "members.username",
      eb
        .selectFrom("deposit_receipts")
        .select((count) => count.fn.countAll<number>().as("pictures"))
        .whereRef("deposit_receipts.deposit_id", "=", "deposits.id")
        .as("receipts"),
    ])
    .where("deposits.state", "in", ["awaiting", "review"])
    .orderBy("deposits.created_at", "desc")
    .orderBy("deposits.id")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    kind: row.kind,
    inReview: row.state === "review",
    amount: row.amount,
    bonus: row.bonus,
    reference: row.reference,
    remark: row.remark,
    receipts: row.receipts ?? 0,
    createdAt: row.created_at,
  }));
};

/** What the console asks about deposits. */
export const depositPorts = (
  services: Services,
): Pick<ConsolePorts, "deposits" | "settleDeposit" | "depositReceipt"> => ({
  deposits: () => readOpen(services),
  settleDeposit: (id, outcome) =>
    services.db.transaction().execute((tx) => settleDeposit(tx, id, outcome, services.now())),
  async depositReceipt(id, position) {
    const row = await services.db
      .selectFrom("deposit_receipts")
      .select(["format", "bytes"])
      .where("deposit_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirst();
    return row && { format: row.format, bytes: new Uint8Array(row.bytes) };
  },
});
