import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** Inserts any number of rows of one shape in one statement, in their order. */
export const insertAll = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db);
};
