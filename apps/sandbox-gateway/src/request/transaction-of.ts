import { Transaction } from "kysely";
import type { Tx } from "../wallet/ledger.ts";
import type { Call } from "./call.ts";

/** The transaction that a keyed call runs in. @throws Error for a call that runs in none: its endpoint isn't keyed. */
export const transactionOf = ({ db }: Call): Tx => {
  if (db instanceof Transaction) return db;
  throw new Error("Only keyed calls run in a transaction.");
};
