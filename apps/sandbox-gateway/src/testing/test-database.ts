import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, inject } from "vitest";
import { type Database, type DatabaseLocation, openDatabase } from "../data/database.ts";
import type { Schema } from "../data/schema.ts";
import { databaseAt, memoryOnly, queryServer, restoreSeed, testServer } from "./seeded-template.ts";

/** Idle engines of this worker. Starting one costs ten times as much as restoring its rows. */
const idle: PGlite[] = [];

const takeEngine = async (dump: string): Promise<PGlite> =>
  idle.pop() ?? (await PGlite.create({ loadDataDir: await openAsBlob(dump), startParams: [...memoryOnly] }));

const giveEngineBack = async (engine: PGlite): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) });
  await restoreSeed(db);
  await sql`delete from encryption_keys`.execute(db);
  idle.push(engine);
};

/** A copy of the seeded world: PGlite in memory, or with DATABASE_URL a new database of that PostgreSQL server. */
export const testDatabase = async (): Promise<{ location: DatabaseLocation; drop: () => Promise<void> }> => {
  const template = inject("seededTemplate");
  if (template.kind === "file") {
    const engine = await takeEngine(template.path);
    return { location: { kind: "memory", engine }, drop: () => giveEngineBack(engine) };
  }
  const server = testServer();
  if (server === undefined) throw new Error("DATABASE_URL was taken away while the tests ran.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await queryServer(server, `create database ${name} template ${template.name}`);
  return {
    location: { kind: "server", url: databaseAt(server, name) },
    // The server waits a few seconds for connections to close.
    drop: () => queryServer(server, `drop database ${name}`),
  };
};

/** A seeded database of the suite's own, without a gateway. */
export const useSeededDatabase = (): Pick<Database, "db"> => {
  let database: Database;
  let drop = async () => {};
  beforeAll(async () => {
    const place = await testDatabase();
    drop = place.drop;
    database = await openDatabase(place.location);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  return {
    get db() {
      return database.db;
    },
  };
};
