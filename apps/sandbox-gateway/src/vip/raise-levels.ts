import { vipLevelAt } from "@volado/domain/member";
import { moneyOf } from "@volado/domain/money";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { forEachIndependently } from "../repeat.ts";
import type { Services } from "../services.ts";

/** A member's total stakes in all games, in centavos. */
export const turnoverOf = async (db: Kysely<Schema>, memberId: string): Promise<number> => {
  const stakesIn = async (table: "rounds" | "bets"): Promise<number> => {
    const sum = sql<number>`coalesce(sum(stake), 0)::bigint`.as("sum");
    const stakes = db.selectFrom(table).select(sum).where("member_id", "=", memberId);
    return (await stakes.executeTakeFirstOrThrow()).sum;
  };
  return (await stakesIn("rounds")) + (await stakesIn("bets"));
};

/**
 * Raises club members to the level of their stakes. Stakes never lower a level or admit a member to the club, and the
 * merchant's custom labels stay.
 */
export const raiseLevels = async (services: Services): Promise<void> => {
  const { db, brand } = services;
  const { vipLevels } = brand.sandbox;
  const placeOf = (label: string | null): number => vipLevels.findIndex(({ name }) => name === label);
  const levels = vipLevels.map((level) => ({ ...level, from: moneyOf(level.from, brand.currency) }));
  const labels = vipLevels.map(({ name }) => name);
  const club = db.selectFrom("members").select(["id", "club_label"]).where("club_label", "in", labels);
  const nameOf = ({ id }: { readonly id: string }) => `level of ${id}`;
  await forEachIndependently(services, await club.execute(), nameOf, async ({ id, club_label }) => {
    const reached = vipLevelAt(levels, moneyOf(await turnoverOf(db, id), brand.currency));
    if (reached === undefined || placeOf(reached.name) <= placeOf(club_label)) return;
    await db
      .updateTable("members")
      .set({ club_label: reached.name })
      .where("id", "=", id)
      .where("club_label", "=", club_label)
      .execute();
  });
};
