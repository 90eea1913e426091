import { type Kysely, sql } from "kysely";

/** Contracts are offered by the merchant, not by the agent above. */
export const contractsOfTheHouse = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table contracts drop column offered_by`.execute(db);
  },
};
