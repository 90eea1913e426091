// Separate from the list state: route guards need only the modes.

/** What a game list shows (Spec §4 "Game list modes"). */
export const GameListMode = {
  All: "all",
  Hot: "hot",
  Recent: "recent",
  Favourites: "fav",
  Filter: "filter",
} as const;
export type GameListMode = (typeof GameListMode)[keyof typeof GameListMode];

/** Whether a mode needs a session: favourites and recents do (Spec §5 "Sessions"). */
export const needsSession = (mode: GameListMode): boolean =>
  mode === GameListMode.Favourites || mode === GameListMode.Recent;

/** Query parameters of a list, some named by the gateway (Spec §2). */
export const ListField = {
  Tab: "type",
  GameType: "gameType",
  Vendor: "vassalage",
  Name: "name",
  MinBet: "minBet",
  MinLines: "minLine",
  Place: "at",
} as const;
