import { GameClassify } from "../game-type.ts";
import { searchedName } from "../search/name-search.ts";
import { defaultClassify } from "../type-rules.ts";
import { GameListMode } from "./game-list-mode.ts";
import { type GameListScope, ownVendor, vendorWithin } from "./game-list-scope.ts";

/** What the player may choose in the filter. */
export interface GameListFilter {
  /** Vendor code; empty for all, which only a page of all vendors can be. */
  readonly vendor: string;
  /** Part of a game's name; empty for any. */
  readonly name: string;
  /** Major units; undefined for any (Spec §9 "Minimum-bet options"). */
  readonly minBet: number | undefined;
  readonly minLines: number | undefined;
}

/** The whole state of a game list. A state with another `mode` or filter is another list, which starts at its top. */
export interface GameListState extends GameListFilter {
  readonly scope: GameListScope;
  readonly mode: GameListMode;
  readonly classify: GameClassify;
}

/** The mode's own classification, as the gateway names it (Spec §3 "gameClassify"). */
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

/** No choice made: all vendors or the page's first, any name, any stake. */
export const emptyFilter = (scope: GameListScope): GameListFilter => ({
  vendor: ownVendor(scope),
  name: "",
  minBet: undefined,
  minLines: undefined,
});

/** The list as a page opens without choices in its address. */
export const openGameList = (scope: GameListScope, mode: GameListMode = GameListMode.All): GameListState =>
  start(scope, mode, emptyFilter(scope));

/** Another tab: the list starts over, without vendor and name (Spec §4 "Tab switch"). */
export const switchMode = (
  state: GameListState,
  mode: Exclude<GameListMode, typeof GameListMode.Filter>,
): GameListState => openGameList(state.scope, mode);

/**
 * The filter as submitted: mode "filter" with a vendor or a name, else "all" (Spec §4). A name is
 * trimmed and cut to what can be looked for; a page with vendors of its own lists no other, and the first of
 * them is no choice (docs/decisions/044).
 */
export const applyFilter = (state: GameListState, chosen: GameListFilter): GameListState => {
  const vendor = vendorWithin(state.scope, chosen.vendor);
  const name = searchedName(chosen.name);
  const narrowed = vendor !== ownVendor(state.scope) || name !== "";
  return start(state.scope, narrowed ? GameListMode.Filter : GameListMode.All, { ...chosen, vendor, name });
};

/**
 * One of the filter's fields changed at once: a vendor tab, or the search box after its pause (Spec §4
 * "Filter changes").
 */
export const changeFilter = (state: GameListState, change: Partial<GameListFilter>): GameListState =>
  applyFilter(state, {
    vendor: change.vendor ?? state.vendor,
    name: change.name ?? state.name,
    minBet: "minBet" in change ? change.minBet : state.minBet,
    minLines: "minLines" in change ? change.minLines : state.minLines,
  });

/** The filter's Reset: no choices, all games (Spec §2 "Game list"). */
export const resetFilter = (state: GameListState): GameListState => openGameList(state.scope);
