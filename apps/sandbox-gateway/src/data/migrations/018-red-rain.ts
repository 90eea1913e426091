import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table red_rains (
    id text primary key,
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    tries integer not null check (tries > 0),
    prizes integer[] not null check (cardinality(prizes) > 0 and 0 <= all (prizes)),
    pool_left bigint not null check (pool_left >= 0)
  )`,
  "create index red_rains_by_end on red_rains (ends_at)",
  `create table red_rain_openings (
    rain_id text not null references red_rains on delete cascade,
    member_id text not null references members on delete cascade,
    nth integer not null check (nth > 0),
    amount bigint not null check (amount >= 0),
    opened_at bigint not null,
    primary key (rain_id, member_id, nth)
  )`,
];

/**
 * Rains of envelopes, and what members opened in them; an envelope is opened once, whatever happens at the same moment.
 */
export const redRain = {
  name: "018-red-rain",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
