import type { Json } from "./columns.ts";

/** A settled round of a game; `idempotency_key` is unique per member. */
export interface RoundsTable {
  id: string;
  member_id: string;
  idempotency_key: string;
  /** Of what was asked for under the key; null for rows of an older release. */
  request_hash: string | null;
  node_id: string;
  stake: number;
  win: number;
  outcome: Json<Readonly<Record<string, unknown>>>;
  created_at: number;
}

/** A sports bet; its result is drawn at once and shown when due. */
export interface BetsTable {
  id: string;
  member_id: string;
  idempotency_key: string;
  /** Of what was asked for under the key; null for rows of an older release. */
  request_hash: string | null;
  node_id: string;
  stake: number;
  win: number;
  slip: Json<Readonly<Record<string, unknown>>>;
  outcome: Json<Readonly<Record<string, unknown>>>;
  placed_at: number;
  due_at: number;
  settled_at: number | null;
}

/** Right to play one game once launched; without a member it is a guest's demonstration. */
export interface TicketsTable {
  ticket_hash: string;
  member_id: string | null;
  session_id: string | null;
  node_id: string;
  parent_origin: string;
  /** Must be opened before this instant. */
  open_before: number;
  opened_at: number | null;
  expires_at: number;
}
