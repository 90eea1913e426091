import type { GameClassify, GameType } from "@volado/domain/games";
import type { Json, Row } from "./columns.ts";

export type GameState = "open" | "maintenance" | "agents_only";

type Facts = Json<Readonly<Record<string, unknown>>>;

/** A play of a game; `idempotency_key` is unique per member, `request_hash` null in older rows. */
type Played = Row<"id" | "member_id" | "idempotency_key" | "node_id", "stake" | "win"> & {
  request_hash: string | null;
  outcome: Facts;
};

export interface PlaySchema {
  /** A launchable game; `sort` orders lists of its type, `released` those of new games, newest first. */
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
  /** A live dealer, whose shift starts at a minute of the day (UTC) and lasts some minutes; 1440 never close. */
  dealers: Row<"id" | "name" | "node_id", "opens_at" | "open_for" | "sort"> & { full: boolean };
  rounds: Played & { created_at: number };
  /** A sports bet; its result is drawn at once and shown when due. */
  bets: Played & Row<never, "placed_at" | "due_at", "settled_at"> & { slip: Facts };
  /** The right to play one launched game; without a member it is a guest's demonstration. */
  tickets: Row<"ticket_hash" | "node_id" | "parent_origin", "open_before" | "expires_at", "opened_at"> & {
    member_id: string | null;
    session_id: string | null;
  };
}
