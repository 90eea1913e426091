import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { seedDepositBonuses, seedDepositMethods } from "./world/deposits.ts";

/** Writes methods and bonuses into a world that has none: a new one, or one from before there were any. */
export const seedDepositOptions = async (db: Kysely<Schema>): Promise<void> => {
  const known = await db.selectFrom("deposit_methods").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  await db
    .insertInto("deposit_methods")
    .values([...seedDepositMethods])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("deposit_bonuses")
    .values([...seedDepositBonuses])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
