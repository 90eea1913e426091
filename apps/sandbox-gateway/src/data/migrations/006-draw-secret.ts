import { type Kysely, sql } from "kysely";

/** The key of the lotteries' draws, made at random with the table. */
export const drawSecret = {
  async up(db: Kysely<unknown>): Promise<void> {
    const random = sql`gen_random_uuid()::text || gen_random_uuid()::text`;
    await sql`create table draw_secret as select ${random} as secret`.execute(db);
  },
};
