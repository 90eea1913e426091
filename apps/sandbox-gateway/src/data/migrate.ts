import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { initial } from "./migrations/001-initial.ts";
import type { Schema } from "./schema.ts";

/** By name, in the order in which they run; there is no way back. */
const migrations = { "001-initial": initial };

/** Databases of releases before 001-initial have a table of their own steps, and can't be taken over. */
const refuseOlder = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ older: boolean }>`
    select to_regclass('public.migrations') is not null as older`.execute(db);
  if (rows[0]?.older !== true) return;
  throw new Error(
    "This database was made by an older release of the sandbox, and holds play money only. " +
      "Delete its folder (VOLADO_DATA_DIR), or drop and create the database of DATABASE_URL, and start again.",
  );
};

/**
 * Brings the database to the newest schema; gateways that start at the same time wait for each other.
 * @returns names of the migrations that were new. @throws Error when the database is of an older release
 */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  await refuseOlder(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
};
