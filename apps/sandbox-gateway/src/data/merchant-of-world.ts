import type { Kysely } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { Schema } from "./schema.ts";

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Writes down whose world this is. */
export const keepMerchant = async (tx: Tx, { code }: Pick<Brand, "code">): Promise<void> => {
  await tx
    .insertInto("world_merchant")
    .values({ code })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ code }))
    .execute();
};

/**
 * Makes sure that a database is served to nobody but the merchant whose world it holds: its members' numbers,
 * codes and money are that merchant's.
 *
 * @throws Error naming both
 */
export const requireMerchant = async (db: Kysely<Schema>, { code }: Pick<Brand, "code">): Promise<void> => {
  const kept = await db.selectFrom("world_merchant").select("code").executeTakeFirst();
  if (kept === undefined || same(kept.code, code)) return;
  throw new Error(
    `This database holds the world of the merchant "${kept.code}", and the gateway is to serve "${code}". ` +
      "Give each merchant a database of its own: another DATABASE_URL, or none for a folder by itself.",
  );
};
