import { type Kysely, Transaction } from "kysely";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session/sessions.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { Browser } from "./browser.ts";
import { Refusal } from "./refusal.ts";

export interface Call {
  readonly services: Services;
  /** The database; for keyed writes the transaction that also stores the response. */
  readonly db: Kysely<Schema>;
  readonly signedIn: SignedIn | undefined;
  readonly ip: string;
  /** The key of limits per address. */
  readonly network: string;
  /** Prefix of addresses of the gateway's pages, e.g. "http://localhost:8080"; "" for a site on the same origin. */
  readonly origin: string;
  /** Origin of the calling site; "" for one on the gateway's origin. */
  readonly siteOrigin: string;
  readonly browser: Browser;
  /** Of the `Language` header, or the brand's default. */
  readonly language: ContentLanguage;
}

/** @throws Refusal session_expired for a guest, whom the server has already refused */
export const sessionOf = (call: Call): SignedIn => {
  if (call.signedIn === undefined) throw new Refusal("session_expired");
  return call.signedIn;
};

/** The transaction of a keyed call. @throws Error for a call whose endpoint isn't keyed */
export const transactionOf = ({ db }: Call): Tx => {
  if (db instanceof Transaction) return db;
  throw new Error("Only keyed calls run in a transaction.");
};
