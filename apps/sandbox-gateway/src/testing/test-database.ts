import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { Client } from "pg";
import { inject } from "vitest";
import type { DatabaseLocation } from "../data/database.ts";

/** An own database for one suite, and how to throw it away. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

const query = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** PGlite in memory, or with DATABASE_URL a new schema on that PostgreSQL server. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === "") {
    const template = await openAsBlob(inject("pgliteTemplate"));
    return { location: { kind: "memory", template }, drop: async () => {} };
  }
  const schema = `test_${randomBytes(6).toString("hex")}`;
  return {
    location: { kind: "server", url, schema },
    drop: () => query(url, `drop schema if exists ${schema} cascade`),
  };
};
