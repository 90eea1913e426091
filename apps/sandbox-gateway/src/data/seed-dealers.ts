import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { seedDealers } from "./world/dealers.ts";

/** Writes the dealers into a world that has none: a new one, or one from before there were any. */
export const seedDealersInto = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .insertInto("dealers")
    .values([...seedDealers])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
