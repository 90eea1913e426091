import { type Kysely, sql } from "kysely";

/** Members' passkeys, and challenges that were sent for one. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table passkeys (
      id text primary key, member_id text not null references members on delete cascade, rp_id text not null,
      public_key text not null, counter bigint not null, transports text not null, browser text, device text,
      added_at bigint not null, used_at bigint
    )`.execute(db);
    await sql`create index on passkeys (member_id)`.execute(db);
    await sql`create table passkey_challenges (
      challenge text primary key, member_id text references members on delete cascade, expires_at bigint not null
    )`.execute(db);
  },
};
