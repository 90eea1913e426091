import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const statements = [
  `create table bank_cards (
    id text primary key,
    member_id text not null references members on delete cascade,
    bank_code text not null,
    holder text not null,
    number text not null check (number ~ '^[0-9]{16,18}$'),
    number_type text not null check (number_type in ('CARD', 'CLABE')),
    created_at bigint not null,
    removed_at bigint
  )`,
  // Money goes to one person: an account belongs to one member at a time.
  "create unique index bank_cards_in_use on bank_cards (number) where removed_at is null",
  "create index bank_cards_of_member on bank_cards (member_id, created_at desc) where removed_at is null",
  `create table logins (
    id text primary key,
    member_id text not null references members on delete cascade,
    at bigint not null,
    ip text not null
  )`,
  "create index logins_of_member on logins (member_id, at desc)",
  "alter table sms_codes drop constraint sms_codes_purpose_check",
  `alter table sms_codes add constraint sms_codes_purpose_check
    check (purpose in ('register', 'login', 'password', 'bind', 'email'))`,
];

/** What the security centre keeps: bank cards, logins, and codes for new contacts. */
export const security = {
  name: "008-security",
  async up(db: Kysely<Schema>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
