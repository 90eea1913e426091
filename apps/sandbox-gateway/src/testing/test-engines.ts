import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { restoreSeed } from "./seeded-copy.ts";

/**
 * How an engine starts that lives in memory: nothing has to survive it, and a small log of changes is quicker to load.
 * It stands in no file of the database, since those that crash must keep what they confirmed.
 */
export const memoryOnly: readonly string[] = [
  ...PGlite.defaultStartParams,
  ...[
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "min_wal_size=32MB",
    "max_wal_size=64MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** Those of this worker that no suite uses now. Starting one costs ten times what putting its rows back does. */
const idle: PGlite[] = [];

/** A PGlite with the seeded world in it, for one suite. */
export const takeEngine = async (dump: string): Promise<PGlite> =>
  idle.pop() ?? (await PGlite.create({ loadDataDir: await openAsBlob(dump), startParams: [...memoryOnly] }));

/** Puts the seeded world back for the next suite. */
export const giveEngineBack = async (engine: PGlite): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) });
  await restoreSeed(db);
  await sql`delete from encryption_keys`.execute(db);
  idle.push(engine);
};
