import type { Game } from "@volado/domain/games";
import type { AsyncListState } from "../query/async-state.ts";
import type { NextPageState } from "../states/next-page-state.ts";

/** What stands above the first game of a list that was opened further down. */
export interface GamesAbove {
  /** How many games. */
  readonly count: number;
  readonly state: NextPageState;
  /** Brings those that belong on the screen; `index` is its topmost game's. */
  readonly load: (index: number) => void;
}

/** The way to any page of a list. */
export interface ListJump {
  readonly pageSize: number;
  /** How the last jump went. */
  readonly state: "idle" | "loading" | "error";
  /** Lets the list begin at a game, by its index; answers, once it has come, whether it does. */
  readonly to: (index: number) => Promise<boolean>;
}

/** The games of a list so far. */
export interface ListedGames {
  readonly games: readonly Game[];
  /** How many there are in all, if the gateway tells. */
  readonly total: number | undefined;
  /** What follows the last game shown. */
  readonly more: NextPageState;
  readonly loadMore: () => void;
  /** Undefined where the first game is the list's first. */
  readonly above?: GamesAbove | undefined;
  /** Undefined where the list can't begin elsewhere than it does. */
  readonly jump?: ListJump | undefined;
}

/** How far a list has come. */
export type GameListResult = AsyncListState<ListedGames>;
