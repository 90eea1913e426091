import type { GameClassify, GameType } from "@volado/domain/games";

/** A launchable game. */
export interface GamesTable {
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
}

/** Whether a game can be opened. */
export type GameState = "open" | "maintenance" | "agents_only";

/** A provider in one category; one that makes slots and fishing games has two rows. */
export interface VendorsTable {
  code: string;
  type: GameType;
  name: string;
  classify: GameClassify[];
  sort: number;
}

/** A category of the lobby. */
export interface CategoriesTable {
  type: GameType;
  sort: number;
  shown: boolean;
}

export interface FavouritesTable {
  member_id: string;
  node_id: string;
  created_at: number;
}

export interface RecentsTable {
  member_id: string;
  node_id: string;
  played_at: number;
}

export interface WinnersTable {
  id: string;
  node_id: string;
  customer_name: string;
  amount: number;
  won_at: number;
}
