import type { Json } from "./columns.ts";

/** Nonces of encrypted bodies already seen (decisions W4). */
export interface NoncesTable {
  nonce: string;
  seen_at: number;
}

/** Body-encryption keys; the newest two are valid. */
export interface EncryptionKeysTable {
  kid: string;
  private_jwk: Json<JsonWebKey>;
  public_jwk: Json<{
    readonly kty: "EC";
    readonly crv: "P-256";
    readonly x: string;
    readonly y: string;
  }>;
  created_at: number;
}

/** What a keyed write answered, so that a repetition gets the same answer. */
export interface IdempotentResponsesTable {
  member_id: string;
  endpoint: string;
  idempotency_key: string;
  request_hash: string;
  /** Null only inside the transaction that is computing it. */
  response: Json<{ readonly value: unknown }> | null;
  created_at: number;
}

/** An order about money that the console was given, so that a repetition isn't done again. */
export interface ConsoleOrdersTable {
  idempotency_key: string;
  /** What was ordered, in words of the console's own. */
  content: string;
  created_at: number;
}
