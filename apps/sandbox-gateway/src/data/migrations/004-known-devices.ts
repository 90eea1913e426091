import { type Kysely, sql } from "kysely";

/** Browsers that members have logged in with. */
export const knownDevices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table known_devices (
      member_id text not null references members on delete cascade, device_hash text not null,
      seen_at bigint not null, primary key (member_id, device_hash)
    )`.execute(db);
  },
};
