import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  // One row: the merchant's terms. A world from before has those that held until now.
  `create table withdrawal_terms (
    id boolean primary key default true check (id),
    least bigint not null check (least > 0),
    most bigint not null check (most >= least),
    most_a_day bigint not null check (most_a_day >= least),
    free_a_day integer not null check (free_a_day >= 0),
    fee_rate integer not null check (fee_rate between 0 and 10000),
    fee_least bigint not null check (fee_least >= 0)
  )`,
  `insert into withdrawal_terms (least, most, most_a_day, free_a_day, fee_rate, fee_least)
    values (10000, 5000000, 10000000, 1, 100, 500)`,
  // The console's gifts and balances: whichever comes again under its key is not done again.
  `create table console_orders (
    idempotency_key text primary key,
    content text not null,
    created_at bigint not null
  )`,
];

/** What withdrawals cost and how far they go, and the console's orders about money. */
export const termsAndOrders = {
  name: "025-terms-and-orders",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
