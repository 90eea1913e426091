import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { decimalOf } from "@volado/domain/money";
import { isClaimable, type RewardStatus } from "@volado/domain/rewards";
import type { Selectable } from "kysely";
import type { RewardsTable } from "../data/schema/rewards.ts";

type WireReward = WireValueOf<typeof endpoints.claimReward>;

/** A reward as the database holds it. */
export type RewardRow = Selectable<RewardsTable>;

/** A reward's status at `now`: an issued one whose time is over is closed. */
export const rewardStatusAt = (
  { status, claim_before }: Pick<RewardRow, "status" | "claim_before">,
  now: number,
): RewardStatus =>
  status === "Issued" && !isClaimable({ status, claimBefore: claim_before ?? undefined }, now)
    ? "Close"
    : status;

/** A reward as it travels, as it stands at `now`. */
export const wireReward = (row: RewardRow, now: number, currency: string): WireReward => ({
  id: row.id,
  kind: row.kind,
  status: rewardStatusAt(row, now),
  amount: decimalOf(row.amount),
  currency,
  givenAt: row.created_at,
  claimBefore: row.claim_before,
  claimedAt: row.claimed_at,
});
