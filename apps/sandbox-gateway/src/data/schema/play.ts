import type { GameClassify, GameType } from "@volado/domain/games";
import type { Json } from "./columns.ts";

/** Whether a game can be opened. */
export type GameState = "open" | "maintenance" | "agents_only";

/** Games and what is played in them. */
export interface PlaySchema {
  /** A launchable game. */
  games: {
    node_id: string;
    game_id: string;
    name: string;
    type: GameType;
    vendor: string;
    classify: GameClassify[];
    code: string;
    lottery_mode: string | null;
    play_type: "trad" | "ent" | null;
    free_play: boolean;
    /** The smallest and the largest bet, in centavos: filters, live lists and the game itself keep to them. */
    min_bet: number;
    max_bet: number;
    lines: number | null;
    /** Place in the lists of its type. */
    sort: number;
    /** Place in the lists of new games, newest first. */
    released: number;
    state: GameState;
  };
  /** A provider in one category; one that makes slots and fishing games has two rows. */
  vendors: { code: string; type: GameType; name: string; classify: GameClassify[]; sort: number };
  /** A category of the lobby. */
  categories: { type: GameType; sort: number; shown: boolean };
  favourites: { member_id: string; node_id: string; created_at: number };
  recents: { member_id: string; node_id: string; played_at: number };
  winners: { id: string; node_id: string; customer_name: string; amount: number; won_at: number };
  /** A dealer at a table of the live casino. */
  dealers: {
    id: string;
    name: string;
    /** The table: a LIVE game. */
    node_id: string;
    /** Minute of the day (UTC) at which the table opens, and for how many minutes; 1440 never closes. */
    opens_at: number;
    open_for: number;
    /** Whether every seat is taken while it is open. */
    full: boolean;
    sort: number;
  };
  /** A settled round of a game; `idempotency_key` is unique per member. */
  rounds: {
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
  };
  /** A sports bet; its result is drawn at once and shown when due. */
  bets: {
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
  };
  /** Right to play one game once launched; without a member it is a guest's demonstration. */
  tickets: {
    ticket_hash: string;
    member_id: string | null;
    session_id: string | null;
    node_id: string;
    parent_origin: string;
    /** Must be opened before this instant. */
    open_before: number;
    opened_at: number | null;
    expires_at: number;
  };
}
