import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { TestProject } from "vitest/node";
import { houseBrand } from "../brand/brand.ts";
import { openDatabase } from "../data/database.ts";
import { migrate } from "../data/migrate.ts";
import type { Schema } from "../data/schema.ts";
import { seedWorld } from "../data/seed.ts";
import { lightPasswordCost } from "../session/password.ts";
import { copySeed } from "./seeded-copy.ts";
import { memoryOnly } from "./test-engines.ts";
import { databaseAt, queryServer, testServer } from "./test-server.ts";

/** A seeded database to copy: the file of a PGlite, or the name of a database of the tests' PostgreSQL server. */
export type SeededTemplate =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "database"; readonly name: string };

declare module "vitest" {
  export interface ProvidedContext {
    /** What every suite begins with, so that not each of them has to seed a world. */
    seededTemplate: SeededTemplate;
    /** Milliseconds that every clock of this run is ahead: none, unless it would meet the merchant's midnight. */
    clockAhead: number;
  }
}

interface Made {
  readonly template: SeededTemplate;
  readonly drop: () => Promise<void>;
}

const MINUTE_MS = 60_000;

/** A run that begins shortly before midnight in Mexico City takes place after it: suites count days. */
const pastMidnight = (now: number): number => {
  const time = new Date(now).toLocaleTimeString("en-GB", { timeZone: "America/Mexico_City" });
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const left = 24 * 60 - (hours * 60 + minutes);
  return left <= 40 ? (left + 1) * MINUTE_MS : 0;
};

const clockAhead = pastMidnight(Date.now());

const seeding = {
  now: () => Date.now() + clockAhead,
  brand: houseBrand,
  passwordCost: lightPasswordCost,
};

const makeFile = async (): Promise<Made> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-gateway-"));
  const path = join(folder, "seeded.tar");
  const pglite = await PGlite.create({ startParams: [...memoryOnly] });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await seedWorld(db, seeding);
  await copySeed(db);
  // Without it the newest changes are in the engine's memory alone.
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
  // Only a database that nobody uses can be copied.
  await close();
  return {
    template: { kind: "database", name },
    drop: () => queryServer(server, `drop database ${name}`),
  };
};

/** Makes the seeded database that all suites begin with. Runs once, before them. */
const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = testServer();
  const { template, drop } = await (server === undefined ? makeFile() : makeDatabase(server));
  provide("seededTemplate", template);
  provide("clockAhead", clockAhead);
  return drop;
};

export default setup;
