import { GameType, isFilterable, presentedType } from "./game.ts";
import { ListField } from "./game-list-mode.ts";
import { type SearchFields, vendorFromSearch } from "./game-list-search.ts";
import { nextPage } from "./paging.ts";
import { matchesName, searchedName } from "./search.ts";

/**
 * What the hot games centre shows (Spec §2 "Hot games centre"): all hot games, some of them, or the member's
 * collection.
 */
export const HotCentreMode = { Hot: "hot", Filter: "filter", Favourites: "fav" } as const;
export type HotCentreMode = (typeof HotCentreMode)[keyof typeof HotCentreMode];

/** What narrows the hot games. */
export interface HotCentreFilter {
  /** As presented (e-sports are sports); undefined for all types. */
  readonly type: GameType | undefined;
  /** Vendor code; empty for all. */
  readonly vendor: string;
  /** Part of a game's name; empty for any. */
  readonly name: string;
}

/** The whole state of the centre. Another mode or filter is another list: it starts on page 1. */
export interface HotCentreState extends HotCentreFilter {
  readonly mode: HotCentreMode;
  /** Pages shown, from 1 (Spec §4 "Hot games page count starts 1 up to total pages"). */
  readonly page: number;
}

/** Every hot game. */
export const everyHotGame: HotCentreFilter = { type: undefined, vendor: "", name: "" };

/** The centre without choices; another tab starts over on page 1, without filter (Spec §4 "Tab switch"). */
export const openHotCentre = (
  mode: Exclude<HotCentreMode, typeof HotCentreMode.Filter> = HotCentreMode.Hot,
): HotCentreState => ({ ...everyHotGame, mode, page: 1 });

/**
 * The filter as submitted: page 1; mode "filter" with anything chosen, else all hot games (Spec §4). A name
 * is trimmed and cut to what can be looked for; a type that no filter offers counts as not chosen (Spec §9).
 */
export const filterHotGames = ({ type, vendor, name }: HotCentreFilter): HotCentreState => {
  const chosen = {
    type: type !== undefined && isFilterable(type) ? type : undefined,
    vendor,
    name: searchedName(name),
  };
  const narrowed = chosen.type !== undefined || chosen.vendor !== "" || chosen.name !== "";
  return { ...chosen, mode: narrowed ? HotCentreMode.Filter : HotCentreMode.Hot, page: 1 };
};

/** The search box after its pause, or a part of the filter: the other choices stay (Spec §4 "Filter changes"). */
export const changeHotFilter = (state: HotCentreState, change: Partial<HotCentreFilter>): HotCentreState =>
  filterHotGames({
    type: "type" in change ? change.type : state.type,
    vendor: change.vendor ?? state.vendor,
    name: change.name ?? state.name,
  });

/** The next page, or the same state when the last one is already there (Spec §4 "Load more"). */
export const moreHotGames = (state: HotCentreState, totalPages: number): HotCentreState => {
  const page = nextPage(state.page, totalPages);
  return page === undefined ? state : { ...state, page };
};

/** What the rules read of a game. */
interface HotGame {
  readonly type: GameType;
  readonly vendor: string;
  readonly name: string;
}

const isOf =
  (type: GameType | undefined) =>
  (game: HotGame): boolean =>
    type === undefined || presentedType(game.type) === type;

/** The hot games that a filter leaves, in their order; the very same list when it leaves them all. */
export const narrowHotGames = <G extends HotGame>(
  games: readonly G[],
  { type, vendor, name }: HotCentreFilter,
): readonly G[] => {
  const ofType = isOf(type);
  const left = games.filter(
    (game) => ofType(game) && (vendor === "" || game.vendor === vendor) && matchesName(game.name, name),
  );
  return left.length === games.length ? games : left;
};

/** The types that the filter offers: those of the hot games as presented, without ELOTT (Spec §9), each once. */
export const hotTypes = (games: readonly HotGame[]): readonly GameType[] => [
  ...new Set(games.filter(({ type }) => isFilterable(type)).map(({ type }) => presentedType(type))),
];

/** Codes of the vendors that the filter offers for a type: those with a hot game of it, each once. */
export const hotVendors = (games: readonly HotGame[], type: GameType | undefined): readonly string[] => [
  ...new Set(games.filter((game) => isFilterable(game.type) && isOf(type)(game)).map(({ vendor }) => vendor)),
];

/** Another type in the filter: a vendor without hot games of it is no longer chosen. */
export const withHotType = <F extends Pick<HotCentreFilter, "type" | "vendor">>(
  filter: F,
  type: GameType | undefined,
  games: readonly HotGame[],
): F => ({
  ...filter,
  type,
  vendor: hotVendors(games, type).includes(filter.vendor) ? filter.vendor : "",
});

const gameType = (text: string | null): GameType | undefined =>
  Object.values(GameType).find((type) => type === text);

/**
 * The centre that an address asks for, on page 1: its tab (type=fav) or its filter by type, vendor and name. What it
 * can't read counts as not chosen, so that an old link still opens.
 */
export const hotCentreFromSearch = (search: SearchFields): HotCentreState =>
  search.get(ListField.Tab) === HotCentreMode.Favourites
    ? openHotCentre(HotCentreMode.Favourites)
    : filterHotGames({
        type: gameType(search.get(ListField.GameType)),
        vendor: vendorFromSearch(search),
        name: search.get(ListField.Name) ?? "",
      });

/** The query that brings the same list back on reload, back and share; empty without choices. */
export const searchFromHotCentre = ({ mode, type, vendor, name }: HotCentreState): Record<string, string> => {
  if (mode === HotCentreMode.Favourites) return { [ListField.Tab]: mode };
  return {
    ...(type !== undefined && { [ListField.GameType]: type }),
    ...(vendor !== "" && { [ListField.Vendor]: vendor }),
    ...(name !== "" && { [ListField.Name]: name }),
  };
};
