import { type Kysely, Transaction } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session/sessions.ts";
import type { Tx } from "../wallet/ledger.ts";
import { Refusal } from "./refusal.ts";

export interface Call {
  readonly services: Services;
  /** Where to read and write; for keyed writes the transaction that also keeps the answer. */
  readonly db: Kysely<Schema>;
  readonly signedIn: SignedIn | undefined;
  readonly ip: string;
  /** What the limits of an address count by. */
  readonly network: string;
  /** What stands before the paths of this gateway's pages, e.g. "http://localhost:8080"; "" for a site beside it. */
  readonly origin: string;
  /** Origin of the site that calls; "" for one beside the gateway. */
  readonly siteOrigin: string;
  /** Upper-case code of the `Language` header, else the brand's own. */
  readonly language: string;
}

/** @throws Refusal session_expired for a guest, whom the server has refused already */
export const sessionOf = (call: Call): SignedIn => {
  if (call.signedIn === undefined) throw new Refusal("session_expired");
  return call.signedIn;
};

/** The transaction that a keyed call runs in. @throws Error for a call that runs in none: its endpoint isn't keyed. */
export const transactionOf = ({ db }: Call): Tx => {
  if (db instanceof Transaction) return db;
  throw new Error("Only keyed calls run in a transaction.");
};
