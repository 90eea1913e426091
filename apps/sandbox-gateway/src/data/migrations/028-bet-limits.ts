import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  "alter table games add column max_bet bigint",
  `update games set min_bet = dealers.min_bet, max_bet = dealers.max_bet
    from dealers where dealers.node_id = games.node_id`,
  "update games set max_bet = 100000 where min_bet is not null and max_bet is null",
  "update games set min_bet = 500, max_bet = 500000 where min_bet is null and type in ('LIVE', 'COCKFIGHT')",
  "update games set min_bet = 100, max_bet = 100000 where min_bet is null",
  `alter table games
    alter column min_bet set not null,
    alter column max_bet set not null,
    add check (min_bet > 0),
    add check (max_bet >= min_bet)`,
  "alter table dealers drop column min_bet, drop column max_bet",
];

/** What a game takes stands in its own row alone; a dealer's table is a game. */
export const betLimits = {
  name: "028-bet-limits",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
