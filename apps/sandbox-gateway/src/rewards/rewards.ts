import { randomUUID } from "node:crypto";
import { decimalOf } from "@volado/domain/money";
import { isClaimable, type RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { Kysely, Selectable } from "kysely";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import { move, type Tx } from "../wallet/ledger.ts";

/** A new reward in centavos; `source` is its cause, which rewards a member once per kind. */
type Gift = Readonly<{ memberId: string; kind: RewardKind; source: string; amount: number; at: number }>;

const write = (
  tx: Tx,
  { memberId, kind, source, amount, at }: Gift,
  state: Pick<RewardRow, "status"> & Partial<Pick<RewardRow, "claim_before" | "claimed_at">>,
): Promise<RewardRow | undefined> =>
  tx
    .insertInto("rewards")
    .values({ id: randomUUID(), member_id: memberId, kind, amount, source, created_at: at, ...state })
    .onConflict((conflict) => conflict.columns(["member_id", "kind", "source"]).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Pays a reward from the house's promotions; the database allows one payment per reward. */
const payReward = (
  tx: Tx,
  { id, member_id, amount }: Pick<RewardRow, "id" | "member_id" | "amount">,
  at: number,
): Promise<number> => move(tx, { memberId: member_id, kind: "bonus", amount, reference: `reward:${id}`, at });

/** Issues a reward to claim. @returns undefined when its cause already gave one */
export const issueReward = (tx: Tx, gift: Gift, claimBefore: number | null): Promise<RewardRow | undefined> =>
  write(tx, gift, { status: "Issued", claim_before: claimBefore });

/** Issues a reward and pays it at once. @returns undefined, and pays nothing, when its cause already gave one */
export const giveAndPay = async (tx: Tx, gift: Gift): Promise<RewardRow | undefined> => {
  const reward = await write(tx, gift, { status: "Claimed", claimed_at: gift.at });
  if (reward !== undefined) await payReward(tx, reward, gift.at);
  return reward;
};

type WireReward = WireValue<Endpoints["claimReward"]>;

type RewardRow = Selectable<Schema["rewards"]>;

/** A reward's status at `now`: an expired issued one is closed. */
export const rewardStatusAt = (
  { status, claim_before }: Pick<RewardRow, "status" | "claim_before">,
  now: number,
): RewardStatus =>
  status === "Issued" && !isClaimable({ status, claimBefore: claim_before ?? undefined }, now)
    ? "Close"
    : status;

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

const APPLICATION = "application:";

/** The cause of a reward that the console gave for an application to a promotion. */
export const applicationSource = (id: number): string => APPLICATION + id;

/** A claimed reward's application is claimed too. */
const closeApplication = async (tx: Tx, source: string): Promise<void> => {
  if (!source.startsWith(APPLICATION)) return;
  const applications = tx.updateTable("applications").set({ status: RewardStatus.Claimed });
  await applications.where("id", "=", Number(source.slice(APPLICATION.length))).execute();
};

type Act = Readonly<{ memberId: string; now: number }>;

/**
 * Pays an issued reward. @throws Refusal not_found for another member's; conflict when it can't be claimed (any more).
 */
export const claimIssued = async (
  tx: Tx,
  { memberId, rewardId, now }: Act & { rewardId: string },
): Promise<RewardRow> => {
  const mine = () =>
    tx.selectFrom("rewards").selectAll().where("id", "=", rewardId).where("member_id", "=", memberId);
  // Serializes concurrent claims; the second one finds it claimed.
  const reward = await mine()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Refusal("not_found"));
  const status = rewardStatusAt(reward, now);
  if (status !== "Issued") throw new Refusal("conflict", { message: `The reward is ${status}.` });
  await payReward(tx, reward, now);
  const claimed = { status: "Claimed", claimed_at: now } as const;
  await tx.updateTable("rewards").set(claimed).where("id", "=", rewardId).execute();
  await closeApplication(tx, reward.source);
  return mine().executeTakeFirstOrThrow();
};

/** Maximum number of listed rewards besides those to claim. */
const MAX = 100;

/** The newest rewards, and all claimable ones of any age, because members can only claim what they see. */
export const latestRewards = (db: Kysely<Schema>, memberId: string, now: number) => {
  const rewards = db.selectFrom("rewards").where("member_id", "=", memberId);
  const mine = rewards.orderBy("created_at", "desc").orderBy("id");
  const latestOrClaimable = mine.where((where) =>
    where.or([
      where("id", "in", mine.select("id").limit(MAX)),
      where.and([
        where("status", "=", RewardStatus.Issued),
        where.or([where("claim_before", "is", null), where("claim_before", ">", now)]),
      ]),
    ]),
  );
  return latestOrClaimable.selectAll().execute();
};

/**
 * Pays a promo code in capitals. @throws Refusal promo_code_unknown, promo_code_expired, promo_code_used,
 * promo_code_gone
 */
export const redeemCode = async (
  tx: Tx,
  { memberId, code, now }: Act & { code: string },
): Promise<RewardRow> => {
  // Serializes the uses of a code, for its last one.
  const locked = tx.selectFrom("promo_codes").selectAll().where("code", "=", code).forUpdate();
  const promo = await locked.executeTakeFirst();
  if (promo === undefined) throw new Refusal("promo_code_unknown");
  const { amount, valid_from, valid_until, uses_left } = promo;
  if (now < valid_from || (valid_until !== null && now >= valid_until))
    throw new Refusal("promo_code_expired");
  const reward = await giveAndPay(tx, { memberId, kind: "promo-code", source: code, amount, at: now });
  if (reward === undefined) throw new Refusal("promo_code_used");
  if (uses_left === null) return reward;
  if (uses_left === 0) throw new Refusal("promo_code_gone");
  const left = uses_left - 1;
  await tx.updateTable("promo_codes").set({ uses_left: left }).where("code", "=", code).execute();
  return reward;
};
