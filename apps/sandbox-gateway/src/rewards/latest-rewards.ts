import { RewardStatus } from "@volado/domain/rewards";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { RewardRow } from "./wire-reward.ts";

/** Rewards told of at once, beside those that wait to be claimed. */
const MAX = 100;

/**
 * A member's newest rewards, and all that can be claimed at `now`, however old: what nobody is told of,
 * nobody claims. The newest first.
 */
export const latestRewards = (
  db: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<readonly RewardRow[]> =>
  db
    .selectFrom("rewards")
    .selectAll()
    .where("member_id", "=", memberId)
    .where((where) =>
      where.or([
        where("id", "in", (newest) =>
          newest
            .selectFrom("rewards")
            .select("id")
            .where("member_id", "=", memberId)
            .orderBy("created_at", "desc")
            .orderBy("id")
            .limit(MAX),
        ),
        where.and([
          where("status", "=", RewardStatus.Issued),
          where.or([where("claim_before", "is", null), where("claim_before", ">", now)]),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
