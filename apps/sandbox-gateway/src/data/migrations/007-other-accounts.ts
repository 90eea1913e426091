import { type Kysely, sql } from "kysely";

/** Accounts of other countries than Mexico, which have fewer or more digits than a CLABE. */
export const otherAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table bank_cards drop constraint bank_cards_number_check`.execute(db);
    await sql`alter table bank_cards add check (number ~ '^[0-9]{6,24}$')`.execute(db);
  },
};
