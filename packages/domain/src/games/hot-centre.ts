import { GameType, isFilterable, presentedType } from "./game.ts";
import { ListField } from "./game-list-mode.ts";
import { type SearchFields, vendorFromSearch } from "./game-list-search.ts";
import { nextPage } from "./paging.ts";
import { matchesName, searchedName } from "./search.ts";

/**
 * Modes of the hot games centre (Spec §2 "Hot games centre"): all hot games, a filtered list, or the member's
 * favourites.
 */
export const HotCentreMode = { Hot: "hot", Filter: "filter", Favourites: "fav" } as const;
export type HotCentreMode = (typeof HotCentreMode)[keyof typeof HotCentreMode];

export interface HotCentreFilter {
  /** As presented (e-sports are sports); undefined for all types. */
  readonly type: GameType | undefined;
  /** Vendor code; empty for all. */
  readonly vendor: string;
  /** Part of a game's name; empty for any. */
  readonly name: string;
}

/** The centre's state. Another mode or filter is another list, starting at page 1. */
export interface HotCentreState extends HotCentreFilter {
  readonly mode: HotCentreMode;
  /** Pages shown, from 1 (Spec §4 "Hot games page count starts 1 up to total pages"). */
  readonly page: number;
}

export const everyHotGame: HotCentreFilter = { type: undefined, vendor: "", name: "" };

/** The initial state; switching tabs returns to page 1 without filter (Spec §4 "Tab switch"). */
export const openHotCentre = (
  mode: Exclude<HotCentreMode, typeof HotCentreMode.Filter> = HotCentreMode.Hot,
): HotCentreState => ({ ...everyHotGame, mode, page: 1 });

/**
 * Submits the filter: page 1, mode "filter" if anything is chosen, else all hot games (Spec §4). The name is trimmed
 * and cut; types that no filter offers are ignored (Spec §9).
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

/** Changes single filter fields, such as the debounced search (Spec §4 "Filter changes"). */
export const changeHotFilter = (state: HotCentreState, change: Partial<HotCentreFilter>): HotCentreState =>
  filterHotGames({
    type: "type" in change ? change.type : state.type,
    vendor: change.vendor ?? state.vendor,
    name: change.name ?? state.name,
  });

/** Shows the next page; returns the same state on the last one (Spec §4 "Load more"). */
export const moreHotGames = (state: HotCentreState, totalPages: number): HotCentreState => {
  const page = nextPage(state.page, totalPages);
  return page === undefined ? state : { ...state, page };
};

/** The game fields used by the filter. */
interface HotGame {
  readonly type: GameType;
  readonly vendor: string;
  readonly name: string;
}

const isOf =
  (type: GameType | undefined) =>
  (game: HotGame): boolean =>
    type === undefined || presentedType(game.type) === type;

/** Filters the hot games in order; returns the same list when all match. */
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

/** The types offered in the filter: those of the hot games as presented, without ELOTT (Spec §9). */
export const hotTypes = (games: readonly HotGame[]): readonly GameType[] => [
  ...new Set(games.filter(({ type }) => isFilterable(type)).map(({ type }) => presentedType(type))),
];

/** Codes of the vendors offered for a type: those with a hot game of it. */
export const hotVendors = (games: readonly HotGame[], type: GameType | undefined): readonly string[] => [
  ...new Set(games.filter((game) => isFilterable(game.type) && isOf(type)(game)).map(({ vendor }) => vendor)),
];

/** Changes the type; a vendor without hot games of it is cleared. */
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
 * Reads the state from an address, on page 1: its tab (type=fav) or its filter. Invalid values are ignored, so that
 * an old link still opens.
 */
export const hotCentreFromSearch = (search: SearchFields): HotCentreState =>
  search.get(ListField.Tab) === HotCentreMode.Favourites
    ? openHotCentre(HotCentreMode.Favourites)
    : filterHotGames({
        type: gameType(search.get(ListField.GameType)),
        vendor: vendorFromSearch(search),
        name: search.get(ListField.Name) ?? "",
      });

/** The query that restores the list on reload, back and share; empty without filters. */
export const searchFromHotCentre = ({ mode, type, vendor, name }: HotCentreState): Record<string, string> => {
  if (mode === HotCentreMode.Favourites) return { [ListField.Tab]: mode };
  return {
    ...(type !== undefined && { [ListField.GameType]: type }),
    ...(vendor !== "" && { [ListField.Vendor]: vendor }),
    ...(name !== "" && { [ListField.Name]: name }),
  };
};
