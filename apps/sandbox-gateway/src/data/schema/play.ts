import type { GameClassify, GameType } from "@volado/domain/games";
import type { Json, Row } from "./columns.ts";

/** Whether a game can be opened. */
export type GameState = "open" | "maintenance" | "agents_only";

type Facts = Json<Readonly<Record<string, unknown>>>;

/** Something that was played; `idempotency_key` is unique per member, `request_hash` null in older rows. */
type Played = Row<"id" | "member_id" | "idempotency_key" | "node_id", "stake" | "win"> & {
  request_hash: string | null;
  outcome: Facts;
};

/** Games and what is played in them. */
export interface PlaySchema {
  /** A launchable game; `sort` is the place in lists of its type, `released` in those of new games, newest first. */
  games: Row<"node_id" | "game_id" | "name" | "vendor" | "code", "min_bet" | "max_bet", "lines"> &
    Row<never, "sort" | "released"> & {
      type: GameType;
      classify: GameClassify[];
      lottery_mode: string | null;
      play_type: "trad" | "ent" | null;
      free_play: boolean;
      state: GameState;
    };
  /** A provider in one category; one that makes slots and fishing games has two rows. */
  vendors: { code: string; type: GameType; name: string; classify: GameClassify[]; sort: number };
  categories: { type: GameType; sort: number; shown: boolean };
  favourites: Row<"member_id" | "node_id", "created_at">;
  recents: Row<"member_id" | "node_id", "played_at">;
  winners: Row<"id" | "node_id" | "customer_name", "amount" | "won_at">;
  /** A live dealer, at the table for so many minutes from a minute of the day (UTC) on; 1440 never close. */
  dealers: Row<"id" | "name" | "node_id", "opens_at" | "open_for" | "sort"> & { full: boolean };
  /** A settled round of a game. */
  rounds: Played & { created_at: number };
  /** A sports bet; its result is drawn at once and shown when due. */
  bets: Played & Row<never, "placed_at" | "due_at", "settled_at"> & { slip: Facts };
  /** Right to play one game once launched; without a member it is a guest's demonstration. */
  tickets: Row<"ticket_hash" | "node_id" | "parent_origin", "open_before" | "expires_at", "opened_at"> & {
    member_id: string | null;
    session_id: string | null;
  };
}
