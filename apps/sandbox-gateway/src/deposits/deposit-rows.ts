import type { Kysely, Selectable } from "kysely";
import type { DepositMethodsTable, DepositsTable } from "../data/schema/deposits.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";

/** A deposit with what its method says of itself. */
export type DepositRow = Selectable<DepositsTable> &
  Pick<Selectable<DepositMethodsTable>, "name" | "bank" | "holder" | "account">;

/** Deposits with their methods' names and accounts. */
export const depositRows = (db: Kysely<Schema>) =>
  db
    .selectFrom("deposits")
    .innerJoin("deposit_methods", "deposit_methods.id", "deposits.method_id")
    .selectAll("deposits")
    .select([
      "deposit_methods.name",
      "deposit_methods.bank",
      "deposit_methods.holder",
      "deposit_methods.account",
    ]);

/** A member's deposit. @throws Refusal not_found for what isn't the member's */
export const readDeposit = async (db: Kysely<Schema>, memberId: string, id: string): Promise<DepositRow> => {
  const row = await depositRows(db)
    .where("deposits.member_id", "=", memberId)
    .where("deposits.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
};
