import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-options.ts";
import { dealersAt } from "./world/dealers.ts";

/** Writes the dealers into a world that has none: a new one, or one from before there were any. */
export const seedDealersInto = async (
  db: Kysely<Schema>,
  { now, brand }: Pick<SeedOptions, "now" | "brand">,
): Promise<void> => {
  const at = now();
  await db
    .insertInto("dealers")
    .values(dealersAt(brand.clock.local(at) - at))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
