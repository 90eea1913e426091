import { type Kysely, sql } from "kysely";
import { firstJourney } from "./migrations/001-first-journey.ts";
import { joining } from "./migrations/002-joining.ts";
import { help } from "./migrations/003-help.ts";
import { dealers } from "./migrations/004-dealers.ts";
import { promotions } from "./migrations/005-promotions.ts";
import { contracts } from "./migrations/006-contracts.ts";
import { ledger } from "./migrations/007-ledger.ts";
import { security } from "./migrations/008-security.ts";
import { deposits } from "./migrations/009-deposits.ts";
import { rewards } from "./migrations/010-rewards.ts";
import { headPictures } from "./migrations/011-head-pictures.ts";
import { withdrawals } from "./migrations/013-withdrawals.ts";
import { inbox } from "./migrations/015-inbox.ts";
import { chat } from "./migrations/017-chat.ts";
import { redRain } from "./migrations/018-red-rain.ts";
import { applications } from "./migrations/020-applications.ts";
import { agency } from "./migrations/021-agency.ts";
import { teams } from "./migrations/022-teams.ts";
import { termsAndOrders } from "./migrations/025-terms-and-orders.ts";
import { worldMerchant } from "./migrations/026-world-merchant.ts";
import { bounds } from "./migrations/027-bounds.ts";
import { betLimits } from "./migrations/028-bet-limits.ts";
import { uploads } from "./migrations/029-uploads.ts";
import { playRequests } from "./migrations/030-play-requests.ts";
import { disabledMembers } from "./migrations/031-disabled-members.ts";
import { paintedPictures } from "./migrations/032-painted-pictures.ts";
import type { Schema } from "./schema.ts";

/** A step forward; there is no way back. */
interface Migration {
  readonly name: string;
  up(db: Kysely<Schema>): Promise<void>;
}

const migrations: readonly Migration[] = [
  firstJourney,
  joining,
  help,
  dealers,
  promotions,
  contracts,
  ledger,
  security,
  deposits,
  rewards,
  headPictures,
  withdrawals,
  inbox,
  chat,
  redRain,
  applications,
  agency,
  teams,
  termsAndOrders,
  worldMerchant,
  bounds,
  betLimits,
  uploads,
  playRequests,
  disabledMembers,
  paintedPictures,
];

/** Any constant: two gateways that start at the same time on one PostgreSQL wait for each other. */
const MIGRATION_LOCK = 761_126_021;

/**
 * Brings the database to the newest schema, in one transaction under an advisory lock.
 *
 * @returns names of the migrations that were new.
 */
export const migrate = (db: Kysely<Schema>): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, run_at bigint not null)`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      await migration.up(trx);
      await sql`insert into migrations (name, run_at) values (${migration.name}, ${Date.now()})`.execute(trx);
    }
    return missing.map(({ name }) => name);
  });
