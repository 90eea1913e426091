import { vipLevelAt } from "@volado/domain/member";
import { moneyOf } from "@volado/domain/money";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { vipLevels } from "../data/world/vip-levels.ts";
import { turnoverOf } from "./turnover.ts";

const placeOf = (label: string | null): number => vipLevels.findIndex(({ name }) => name === label);

/**
 * Gives members of the club the level that their stakes have reached. Nobody falls, nobody enters the club by
 * stakes alone, and a label that the merchant made up stays.
 */
export const raiseLevels = async (db: Kysely<Schema>, currency: string): Promise<void> => {
  const levels = vipLevels.map((level) => ({ ...level, from: moneyOf(level.from, currency) }));
  const members = await db
    .selectFrom("members")
    .select(["id", "club_label"])
    .where(
      "club_label",
      "in",
      vipLevels.map(({ name }) => name),
    )
    .execute();
  for (const { id, club_label } of members) {
    const reached = vipLevelAt(levels, moneyOf(await turnoverOf(db, id), currency));
    if (reached === undefined || placeOf(reached.name) <= placeOf(club_label)) continue;
    await db
      .updateTable("members")
      .set({ club_label: reached.name })
      .where("id", "=", id)
      .where("club_label", "=", club_label)
      .execute();
  }
};
