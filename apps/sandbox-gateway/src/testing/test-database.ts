import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { DatabaseLocation } from "../data/database.ts";
import { giveEngineBack, takeEngine } from "./test-engines.ts";
import { databaseAt, queryServer, testServer } from "./test-server.ts";

/** An own database for one suite, and how to throw it away. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

/** A copy of the seeded world: PGlite in memory, or with DATABASE_URL a new database of that PostgreSQL server. */
export const testDatabase = async (): Promise<TestDatabase> => {
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
    // The server waits some seconds for connections that are just being closed.
    drop: () => queryServer(server, `drop database ${name}`),
  };
};
