import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { initial } from "./migrations/001-initial.ts";
import { bonusesAndPayments } from "./migrations/002-bonuses-and-payments.ts";
import { contractsOfTheHouse } from "./migrations/003-contracts-of-the-house.ts";
import { knownDevices } from "./migrations/004-known-devices.ts";
import { passkeys } from "./migrations/005-passkeys.ts";
import { drawSecret } from "./migrations/006-draw-secret.ts";
import { otherAccounts } from "./migrations/007-other-accounts.ts";
import type { Schema } from "./schema.ts";

/** Migrations by name, in execution order; there are no down migrations. */
const migrations = {
  "001-initial": initial,
  "002-bonuses-and-payments": bonusesAndPayments,
  "003-contracts-of-the-house": contractsOfTheHouse,
  "004-known-devices": knownDevices,
  "005-passkeys": passkeys,
  "006-draw-secret": drawSecret,
  "007-other-accounts": otherAccounts,
};

/** Releases before 001-initial recorded migrations in another table; their databases can't be upgraded. */
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
 * Runs pending migrations; gateways that start at the same time wait for each other.
 * @returns names of the executed migrations. @throws Error when the database is of an unsupported older release
 */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  await refuseOlder(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
};
