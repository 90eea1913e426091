// Apart from the state: a site's guards need only the modes.

/** What a game list shows (Spec §4 "Game list modes"). */
export const GameListMode = {
  All: "all",
  Hot: "hot",
  Recent: "recent",
  Favourites: "fav",
  Filter: "filter",
} as const;
export type GameListMode = (typeof GameListMode)[keyof typeof GameListMode];

/** Collection and recents belong to a member (Spec §5 "Sessions"). */
export const needsSession = (mode: GameListMode): boolean =>
  mode === GameListMode.Favourites || mode === GameListMode.Recent;

/** What a list's choices and place are called in its address, some of them in the gateway's words (Spec §2). */
export const ListField = {
  Tab: "type",
  GameType: "gameType",
  Vendor: "vassalage",
  Name: "name",
  MinBet: "minBet",
  MinLines: "minLine",
  Place: "at",
} as const;
