import { GameType } from "@volado/domain/games";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { moreSlots, seedSlotCount } from "./world/more-slots.ts";

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement, a game has 16. */
const ROWS_AT_ONCE = 1_000;

/** Fills the list of slots up to `slotGames`, in a new world or an older one; one that has as many stays as it is. */
export const growSlots = async (db: Kysely<Schema>, slotGames: number): Promise<void> => {
  const more = moreSlots(slotGames);
  if (more.length === 0) return;
  const { known } = await db
    .selectFrom("games")
    .select((count) => count.fn.countAll<number>().as("known"))
    .where("type", "=", GameType.Slots)
    .executeTakeFirstOrThrow();
  for (let done = known - seedSlotCount; done < more.length; done += ROWS_AT_ONCE) {
    await db
      .insertInto("games")
      .values(more.slice(done, done + ROWS_AT_ONCE))
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
};
