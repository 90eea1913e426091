import { type Kysely, sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { Schema } from "./schema.ts";
import { hashesOf, type SeedHashes, type SeedOptions, seedMembers, seedMoney } from "./seed-accounts.ts";
import { seedCatalogue, seedContent, seedInbox } from "./seed-content.ts";
import { seedTeamInto } from "./seed-team.ts";

/** Truncated together with all tables that refer to them. */
const worldTables = [
  "members",
  "accounts",
  "games",
  "dealers",
  "vendors",
  "categories",
  "announcements",
  "promotion_categories",
  "banners",
  "help_topics",
  "deposit_methods",
  "deposit_bonuses",
  "promo_codes",
  "red_rains",
  "console_orders",
  "switches",
  "captchas",
  "login_failures",
  "outbox",
  "registration_fields",
  "sms_codes",
  "human_challenges",
  "payment_runs",
] as const satisfies readonly (keyof Schema)[];

export const storeMerchant = async (tx: Tx, { code }: Pick<Brand, "code">): Promise<void> => {
  await tx
    .insertInto("world_merchant")
    .values({ code })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ code }))
    .execute();
};

/**
 * @throws Error naming both, when the database contains another merchant's world, whose numbers, codes and money
 * differ.
 */
export const requireMerchant = async (db: Kysely<Schema>, { code }: Pick<Brand, "code">): Promise<void> => {
  const stored = await db.selectFrom("world_merchant").select("code").executeTakeFirst();
  if (stored === undefined || stored.code.toLowerCase() === code.toLowerCase()) return;
  throw new Error(
    `This database holds the world of the merchant "${stored.code}", and the gateway is to serve "${code}". ` +
      "Give each merchant a database of its own: another DATABASE_URL, or none for a folder by itself.",
  );
};

const writeWorld = async (tx: Tx, options: SeedOptions, hashes: SeedHashes): Promise<void> => {
  await storeMerchant(tx, options.brand);
  await seedCatalogue(tx, options);
  await seedContent(tx, options.now());
  await seedMembers(tx, options, hashes);
  await seedMoney(tx, options);
  await seedInbox(tx, options);
  if (options.team ?? true) await seedTeamInto(tx, options);
};

/** Any constant: an advisory lock, so that only one gateway on a PostgreSQL server writes the world. */
const WORLD_LOCK = 761_126_021;

const lockWorld = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(WORLD_LOCK)})`.execute(tx);
};

/** Writes the seeded world into an empty database. */
export const seedWorld = async (db: Kysely<Schema>, options: SeedOptions): Promise<void> => {
  const hashes = await hashesOf(options);
  await db.transaction().execute(async (tx) => {
    await lockWorld(tx);
    // A second gateway that starts at the same time finds the world already written.
    if (!(await isSeeded(tx))) await writeWorld(tx, options, hashes);
  });
};

export const isSeeded = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Replaces the world with a new one. Encryption keys stay, so that open pages can still log in. */
export const replaceWorld = async (db: Kysely<Schema>, options: SeedOptions): Promise<void> => {
  const hashes = await hashesOf(options);
  await db.transaction().execute(async (tx) => {
    await lockWorld(tx);
    await sql`truncate ${sql.join(worldTables.map((table) => sql.table(table)))} cascade`.execute(tx);
    await writeWorld(tx, options, hashes);
  });
};
