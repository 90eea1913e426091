import { wagerLeft } from "@volado/domain/wallet";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

/** What a member bet from one instant until another, in centavos. */
const betBetween = async (
  db: Kysely<Schema>,
  memberId: string,
  from: number,
  until: number,
): Promise<number> => {
  const row = await db
    .selectFrom("transactions")
    .innerJoin("entries", "entries.transaction_id", "transactions.id")
    .innerJoin("wallets", "wallets.account_id", "entries.account_id")
    .select((eb) => eb.fn.sum<number | string | null>("entries.amount").as("sum"))
    .where("wallets.member_id", "=", memberId)
    .where("transactions.member_id", "=", memberId)
    .where("transactions.kind", "=", "bet")
    .where("transactions.created_at", ">=", from)
    .where("transactions.created_at", "<", until)
    .executeTakeFirst();
  return -Number(row?.sum ?? 0);
};

/** What a member's bonuses still ask to be bet before a withdrawal, in centavos. */
export const readWagerLeft = async (db: Kysely<Schema>, memberId: string, now: number): Promise<number> => {
  const asked = await db
    .selectFrom("deposits")
    .select(["wager", "settled_at"])
    .where("member_id", "=", memberId)
    .where("state", "=", "paid")
    .where("wager", ">", 0)
    .orderBy("settled_at")
    .execute();
  const stretches = await Promise.all(
    asked.map(async ({ wager, settled_at }, index) => ({
      wager,
      bet: await betBetween(db, memberId, settled_at ?? 0, asked[index + 1]?.settled_at ?? now + 1),
    })),
  );
  return wagerLeft(stretches);
};
