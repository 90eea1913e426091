import { mkdir } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";

/** A PostgreSQL server, a folder of the embedded PGlite, or PGlite in memory. */
export type DatabaseLocation =
  | { readonly kind: "server"; readonly url: string }
  | { readonly kind: "folder"; readonly path: string }
  /** `engine` is a running one, which stays open when the database is closed. */
  | { readonly kind: "memory"; readonly engine?: PGlite };

export interface Database {
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

const INT8 = 20;

/** Counts and centavos stay below 2^53, so bigint columns are read as numbers, as PGlite does. */
const numbers = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : types.getTypeParser(oid, format),
};

/** Connections to a server. A connection that the server closes doesn't end the process. */
export const serverPool = (url: string): Pool => {
  const pool = new Pool({ connectionString: url, max: 20, types: numbers });
  // The pool drops an idle connection that the server closes; the next query opens another.
  pool.on("error", () => undefined);
  // The pool doesn't listen on a connection in use; an unhandled error would end the process. Its queries fail.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};

const opened = (dialect: Dialect): Database => {
  const db = new Kysely<Schema>({ dialect });
  return { db, close: () => db.destroy() };
};

/**
 * Locks a PGlite folder, which only one process may open: an SQLite file beside it, whose lock the operating system
 * releases when the process ends, however it ends. Waits for another gateway, because a restart in watch mode overlaps
 * with the old one. @returns a function that releases it. @throws Error when the folder stays in use
 */
export const lockFolder = (folder: string, patienceMs = 5_000): (() => void) => {
  const lock = new DatabaseSync(`${folder}.lock.sqlite`, { timeout: patienceMs });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    const message = `The data folder ${folder} is in use by another gateway. Stop it, or set VOLADO_DATA_DIR.`;
    throw new Error(message, { cause });
  }
  return () => lock.close();
};

const openFolder = async (path: string): Promise<Database> => {
  await mkdir(path, { recursive: true });
  const unlock = lockFolder(path);
  try {
    const { db, close } = opened(new PGliteDialect({ pglite: await PGlite.create(path) }));
    return { db, close: () => close().then(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

const open = async (location: DatabaseLocation): Promise<Database> => {
  if (location.kind === "server") return opened(new PostgresDialect({ pool: serverPool(location.url) }));
  if (location.kind === "folder") return openFolder(location.path);
  const { db, close } = opened(new PGliteDialect({ pglite: location.engine ?? (await PGlite.create()) }));
  return { db, close: location.engine === undefined ? close : async () => {} };
};

/** Opens the database and runs pending migrations. @throws when another gateway uses the folder */
export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const database = await open(location);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
