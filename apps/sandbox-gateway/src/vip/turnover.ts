import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

const stakesIn = async (db: Kysely<Schema>, table: "rounds" | "bets", memberId: string): Promise<number> => {
  const { total } = await db
    .selectFrom(table)
    .select((query) => query.fn.sum<string | number | null>("stake").as("total"))
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
};

/** What a member has staked in all games so far, in centavos. */
export const turnoverOf = async (db: Kysely<Schema>, memberId: string): Promise<number> =>
  (await stakesIn(db, "rounds", memberId)) + (await stakesIn(db, "bets", memberId));
