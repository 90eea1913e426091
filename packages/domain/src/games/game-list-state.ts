import { defaultClassify, type Game, GameClassify, type GameType } from "./game.ts";
import { GameListMode } from "./game-list-mode.ts";
import { searchedName } from "./search.ts";

/** The part of a list that its page determines and the player can't change. */
export interface GameListScope {
  readonly type: GameType;
  /** Fixed by pages such as roulette (ROU); undefined for the type's default (Spec §2 "Games"). */
  readonly classify: GameClassify | undefined;
  /**
   * The page's vendors: empty for all of its type, one for pages such as /m/jili. With several (in-house page, Spec
   * §2 "vendor list from configuration") one is shown at a time, starting with the first.
   */
  readonly vendors: readonly string[];
}

/** The scope of all vendors of a type, with its default classification. */
export const allOfType = (type: GameType): GameListScope => ({ type, classify: undefined, vendors: [] });

/** The initially shown vendor; empty for all. */
export const ownVendor = (scope: GameListScope): string => scope.vendors[0] ?? "";

/** Whether a page shows only some of its type's games. */
export const isConfined = ({ vendors, classify }: Pick<GameListScope, "vendors" | "classify">): boolean =>
  vendors.length > 0 || classify !== undefined;

/** Filters games by the page's classification and vendors, if any. */
export const withinScope = <G extends Pick<Game, "vendor" | "classify">>(
  games: readonly G[],
  { vendors, classify }: Pick<GameListScope, "vendors" | "classify">,
): readonly G[] =>
  games.filter(
    (game) =>
      (vendors.length === 0 || vendors.includes(game.vendor)) &&
      (classify === undefined || game.classify.includes(classify)),
  );

/** The vendor to show when `vendor` is requested. A confined page shows one of its own vendors at a time. */
export const vendorWithin = (scope: GameListScope, vendor: string): string =>
  scope.vendors.length === 0 || scope.vendors.includes(vendor) ? vendor : ownVendor(scope);

export interface GameListFilter {
  /** Vendor code; empty for all, only on unconfined pages. */
  readonly vendor: string;
  /** Part of a game's name; empty for any. */
  readonly name: string;
  /** Major units; undefined for any (Spec §9 "Minimum-bet options"). */
  readonly minBet: number | undefined;
  readonly minLines: number | undefined;
}

/** The state of a game list. Another `mode` or filter is another list, which starts at its top. */
export interface GameListState extends GameListFilter {
  readonly scope: GameListScope;
  readonly mode: GameListMode;
  readonly classify: GameClassify;
}

/** The mode's classification as the gateway names it (Spec §3 "gameClassify"). */
const classifyOf = (mode: GameListMode, scope: GameListScope): GameClassify => {
  switch (mode) {
    case GameListMode.Hot:
      return GameClassify.Hot;
    case GameListMode.Recent:
      return GameClassify.Recent;
    case GameListMode.Favourites:
      return GameClassify.Favourite;
    case GameListMode.All:
    case GameListMode.Filter:
      return scope.classify ?? defaultClassify(scope.type);
  }
};

const start = (scope: GameListScope, mode: GameListMode, filter: GameListFilter): GameListState => ({
  scope,
  mode,
  classify: classifyOf(mode, scope),
  ...filter,
});

/** The empty filter: the page's first vendor or all, any name, any stake. */
const emptyFilter = (scope: GameListScope): GameListFilter => ({
  vendor: ownVendor(scope),
  name: "",
  minBet: undefined,
  minLines: undefined,
});

/** The initial list, without choices in the address. */
export const openGameList = (scope: GameListScope, mode: GameListMode = GameListMode.All): GameListState =>
  start(scope, mode, emptyFilter(scope));

/** Switches the tab: the list starts over, without vendor and name (Spec §4 "Tab switch"). */
export const switchMode = (
  state: GameListState,
  mode: Exclude<GameListMode, typeof GameListMode.Filter>,
): GameListState => openGameList(state.scope, mode);

/**
 * Submits the filter: mode "filter" with a vendor or a name, else "all" (Spec §4). The name is trimmed and cut; a
 * confined page ignores other vendors, and its first vendor is the default (docs/decisions/044).
 */
export const applyFilter = (state: GameListState, chosen: GameListFilter): GameListState => {
  const vendor = vendorWithin(state.scope, chosen.vendor);
  const name = searchedName(chosen.name);
  const narrowed = vendor !== ownVendor(state.scope) || name !== "";
  return start(state.scope, narrowed ? GameListMode.Filter : GameListMode.All, { ...chosen, vendor, name });
};

/** Changes single filter fields: a vendor tab, or the debounced search box (Spec §4 "Filter changes"). */
export const changeFilter = (state: GameListState, change: Partial<GameListFilter>): GameListState =>
  applyFilter(state, {
    vendor: change.vendor ?? state.vendor,
    name: change.name ?? state.name,
    minBet: "minBet" in change ? change.minBet : state.minBet,
    minLines: "minLines" in change ? change.minLines : state.minLines,
  });

/** Resets the filter to all games (Spec §2 "Game list"). */
export const resetFilter = (state: GameListState): GameListState => openGameList(state.scope);
