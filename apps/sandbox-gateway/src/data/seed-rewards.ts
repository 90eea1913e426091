import { DAY_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-options.ts";
import { promoCodesOf, seedRewards } from "./world/rewards.ts";

const seedOf = async (db: Kysely<Schema>, now: number) => {
  const names = [...new Set(seedRewards.map(({ username }) => username))];
  const members = await db
    .selectFrom("members")
    .select(["id", "username"])
    .where("username", "in", names)
    .execute();
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  return seedRewards.flatMap(({ username, kind, status, pesos, given, claimBefore }) => {
    const memberId = ids.get(username);
    if (memberId === undefined) return [];
    return {
      id: `R-${username}-${kind}-${status}`,
      member_id: memberId,
      kind,
      status,
      amount: Math.round(pesos * 100),
      source: `seed-${status}`,
      created_at: now - given * DAY_MS,
      claim_before: claimBefore === undefined ? null : now - claimBefore * DAY_MS,
      claimed_at: null,
    };
  });
};

/** Writes rewards and promo codes into a world that has none: a new one, or one from before there were any. */
export const seedRewardsInto = async (
  db: Kysely<Schema>,
  { now: clock, brand }: Pick<SeedOptions, "now" | "brand">,
): Promise<void> => {
  const now = clock();
  const known = await db.selectFrom("promo_codes").select("code").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const codes = promoCodesOf(brand).map(({ code, pesos, from, until, uses }) => ({
    code,
    amount: pesos * 100,
    valid_from: now - from * DAY_MS,
    valid_until: until === undefined ? null : now - until * DAY_MS,
    uses_left: uses ?? null,
  }));
  await db
    .insertInto("promo_codes")
    .values(codes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await seedOf(db, now);
  if (rows.length === 0) return;
  await db
    .insertInto("rewards")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
