import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { houseBrand } from "../brand/brand.ts";
import { openDatabase } from "../data/database.ts";
import { migrate } from "../data/migrate.ts";
import type { Schema } from "../data/schema.ts";
import { seedWorld } from "../data/seed.ts";
import { lightPasswordCost } from "../session/password-hash.ts";

/** A seeded database to copy: the file of a PGlite, or the name of a database of the tests' PostgreSQL server. */
export type SeededTemplate =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "database"; readonly name: string };

declare module "vitest" {
  export interface ProvidedContext {
    /** The database that every suite copies instead of seeding its own. */
    seededTemplate: SeededTemplate;
    /** Milliseconds that this run's clocks are ahead: zero, unless the run would cross the merchant's midnight. */
    clockAhead: number;
  }
}

/** The PostgreSQL server that the tests run on, from `DATABASE_URL`; undefined means PGlite. */
export const testServer = (): string | undefined => process.env.DATABASE_URL || undefined;

export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export const queryServer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/**
 * Start options of an in-memory engine: nothing has to survive a crash, and a small WAL loads faster. They are not
 * stored in the database files, because gateways that crash must keep committed data.
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

/**
 * Copies every table into a schema `seeded`, from which {@link restoreSeed} restores what a test changed. Rows written
 * after the mark have a newer `xmin`, so only changed tables are restored.
 */
export const copySeed = async (db: Kysely<Schema>): Promise<void> => {
  await sql`create schema seeded`.execute(db);
  await sql`create table seeded."_counts" (name text, rows bigint)`.execute(db);
  await sql`
    do $$ declare name text; begin
      for name in
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('migrations', 'kysely_migration', 'kysely_migration_lock', 'encryption_keys')
      loop
        execute format('create table seeded.%1$I as table public.%1$I', name);
        execute format('insert into seeded."_counts" select %1$L, count(*) from public.%1$I', name);
      end loop;
    end $$`.execute(db);
  await sql`create table seeded."_mark" as select pg_current_xact_id()::xid as last`.execute(db);
  await sql`
    create function seeded.restore() returns void language plpgsql as $$
    declare
      name text;
      since integer := (select age(last) from seeded."_mark");
      younger bigint;
      found bigint;
      expected bigint;
    begin
      -- Nothing was written since.
      if since = 1 then return; end if;
      -- Neither foreign keys nor the ledger's own rules stand in the way.
      set local session_replication_role = replica;
      for name, expected in select * from seeded."_counts" loop
        execute format('select count(*) filter (where age(xmin) < $1), count(*) from public.%I', name)
          into younger, found using since;
        if younger > 0 then
          execute format('delete from public.%I where age(xmin) < $1', name) using since;
        end if;
        if found - younger <> expected then
          execute format(
            'insert into public.%1$I overriding system value select * from seeded.%1$I except select * from public.%1$I',
            name);
        end if;
      end loop;
      update seeded."_mark" set last = pg_current_xact_id()::xid;
    end $$`.execute(db);
  await sql`analyze`.execute(db);
};

/**
 * Restores every row to its seeded state; encryption keys stay, for the running gateway. Sequences continue, because no
 * test may depend on their values.
 */
export const restoreSeed = async (db: Kysely<Schema>): Promise<void> => {
  await sql`select seeded.restore()`.execute(db);
};

type Made = Readonly<{ template: SeededTemplate; drop: () => Promise<void> }>;

const MINUTE_MS = 60_000;

/** A run that starts shortly before midnight in Mexico City is moved past it: suites count days. */
const pastMidnight = (now: number): number => {
  const time = new Date(now).toLocaleTimeString("en-GB", { timeZone: "America/Mexico_City" });
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const left = 24 * 60 - (hours * 60 + minutes);
  return left <= 40 ? (left + 1) * MINUTE_MS : 0;
};

const clockAhead = pastMidnight(Date.now());

const seeding = { now: () => Date.now() + clockAhead, brand: houseBrand, passwordCost: lightPasswordCost };

const makeFile = async (): Promise<Made> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-gateway-"));
  const path = join(folder, "seeded.tar");
  const pglite = await PGlite.create({ startParams: [...memoryOnly] });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await seedWorld(db, seeding);
  await copySeed(db);
  // Without it the latest changes are only in the engine's memory.
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await db.destroy();
  return { template: { kind: "file", path }, drop: () => rm(folder, { recursive: true, force: true }) };
};

const makeDatabase = async (server: string): Promise<Made> => {
  const name = `template_${randomBytes(6).toString("hex")}`;
  await queryServer(server, `create database ${name}`);
  const { db, close } = await openDatabase({ kind: "server", url: databaseAt(server, name) });
  await seedWorld(db, seeding);
  await copySeed(db);
  // PostgreSQL copies only databases without connections.
  await close();
  return { template: { kind: "database", name }, drop: () => queryServer(server, `drop database ${name}`) };
};

/** Creates the seeded database that all suites copy. Runs once, before them. */
const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = testServer();
  const { template, drop } = await (server === undefined ? makeFile() : makeDatabase(server));
  provide("seededTemplate", template);
  provide("clockAhead", clockAhead);
  return drop;
};

export default setup;
