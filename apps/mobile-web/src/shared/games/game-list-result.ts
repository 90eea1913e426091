import type { Game } from "@volado/domain/games";
import type { AsyncListState } from "../query/async-state.ts";
import type { NextPageState } from "../states/next-page-state.ts";

/** The games of a list so far. */
export interface ListedGames {
  readonly games: readonly Game[];
  /** How many there are in all, if the gateway tells. */
  readonly total: number | undefined;
  /** What follows the last game shown. */
  readonly more: NextPageState;
  readonly loadMore: () => void;
}

/** How far a list has come. */
export type GameListResult = AsyncListState<ListedGames>;
