import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { lockFolder } from "./folder-lock.ts";
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

/** Connections to a server. None of them ends the process when the server closes it. */
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

const openFolder = async (path: string): Promise<Database> => {
  await mkdir(path, { recursive: true });
  const unlock = await lockFolder(path);
  try {
    const { db, close } = opened(new PGliteDialect({ pglite: await PGlite.create(path) }));
    return { db, close: () => close().then(unlock) };
  } catch (error) {
    await unlock();
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
