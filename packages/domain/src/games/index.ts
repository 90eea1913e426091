/** Games, game lists, favourites, hot games, search, live tables, jackpot and winners. */

export * from "./favourite-ids.ts";
export * from "./game.ts";
export * from "./game-list-mode.ts";
export * from "./game-list-request.ts";
export * from "./game-list-search.ts";
export * from "./game-list-state.ts";
export * from "./hot-centre.ts";
export * from "./jackpot.ts";
export * from "./live-scores.ts";
export * from "./live-tables.ts";
export * from "./paging.ts";
export * from "./search.ts";
export * from "./winners.ts";
