import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstJourney } from "./migrations/001-first-journey.ts";
import { dealers } from "./migrations/004-dealers.ts";
import { betLimits } from "./migrations/028-bet-limits.ts";
import type { Schema } from "./schema.ts";

const game = (node: string, type: string, minBet: string) =>
  `insert into games values ('${node}', 'G-${node}', '${node}', '${type}', 'V', '{}', 'c', null, null, true,
    ${minBet}, null,
    0, 0, 'open')`;

let db: Kysely<Schema>;

beforeEach(async () => {
  db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) });
  await db.transaction().execute((tx) => firstJourney.up(tx));
});
afterEach(() => db.destroy());

it("a world whose dealers knew the limits keeps them in the games' rows, and no game is without", async () => {
  await db.transaction().execute(async (tx) => {
    await dealers.up(tx);
    for (const statement of [
      game("slot", "RNG", "5"),
      game("table", "LIVE", "null"),
      game("free-table", "LIVE", "null"),
      game("book", "SPORTS", "null"),
      `insert into dealers values ('d', 'Mateo', 'vest', 'table', 2000, 1000000, 0, 1440, false, 0)`,
    ])
      await sql.raw(statement).execute(tx);
    await betLimits.up(tx);
  });
  const rows = await db
    .selectFrom("games")
    .select(["node_id", "min_bet", "max_bet"])
    .orderBy("node_id")
    .execute();
  expect(rows.map(({ node_id, min_bet, max_bet }) => [node_id, Number(min_bet), Number(max_bet)])).toEqual([
    ["book", 100, 100_000],
    ["free-table", 500, 500_000],
    ["slot", 5, 100_000],
    ["table", 2_000, 1_000_000],
  ]);
});
