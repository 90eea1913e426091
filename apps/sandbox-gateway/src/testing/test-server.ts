import { Client } from "pg";

/** The PostgreSQL server that the tests are to run on, from `DATABASE_URL`; undefined means PGlite. */
export const testServer = (): string | undefined => process.env.DATABASE_URL || undefined;

/** The address of another database of the same server. */
export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs one statement in the database that the address names. @throws DatabaseError */
export const queryServer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
