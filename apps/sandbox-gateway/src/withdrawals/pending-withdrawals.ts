import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

/** Withdrawals that wait for somebody to pay or reject them, the oldest first, each with its member's name. */
export const pendingWithdrawals = (db: Kysely<Schema>) =>
  db
    .selectFrom("withdrawals")
    .innerJoin("members", "members.id", "withdrawals.member_id")
    .selectAll("withdrawals")
    .select("members.username")
    .where("withdrawals.state", "=", "pending")
    .orderBy("withdrawals.requested_at")
    .orderBy("withdrawals.id")
    .limit(200)
    .execute();
