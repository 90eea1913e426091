import { defaultClassify, type Game, GameClassify, type GameType } from "./game.ts";
import { GameListMode } from "./game-list-mode.ts";
import { searchedName } from "./search.ts";

/** What the page itself fixes, whatever the player chooses on it. */
export interface GameListScope {
  readonly type: GameType;
  /** Fixed by pages such as roulette (ROU); undefined for the type's default (Spec §2 "Games"). */
  readonly classify: GameClassify | undefined;
  /**
   * The vendors a page is confined to: none for all of its type; one for pages such as /m/jili; of several,
   * as the in-house page may have (Spec §2 "vendor list from configuration"), one at a time, the first to
   * begin with.
   */
  readonly vendors: readonly string[];
}

/** A page of all vendors of a type, with the type's own classification. */
export const allOfType = (type: GameType): GameListScope => ({ type, classify: undefined, vendors: [] });

/** The vendor whose games stand there before anything is chosen; empty for all of them. */
export const ownVendor = (scope: GameListScope): string => scope.vendors[0] ?? "";

/** Whether a page shows only some of its type's games. */
export const isConfined = ({ vendors, classify }: Pick<GameListScope, "vendors" | "classify">): boolean =>
  vendors.length > 0 || classify !== undefined;

/** Of games that came, those of the page: of its classification and its vendors, if it has any. */
export const withinScope = <G extends Pick<Game, "vendor" | "classify">>(
  games: readonly G[],
  { vendors, classify }: Pick<GameListScope, "vendors" | "classify">,
): readonly G[] =>
  games.filter(
    (game) =>
      (vendors.length === 0 || vendors.includes(game.vendor)) &&
      (classify === undefined || game.classify.includes(classify)),
  );

/** The vendor that a page shows when this one is asked for: a confined page has no other, and no "all", to show. */
export const vendorWithin = (scope: GameListScope, vendor: string): string =>
  scope.vendors.length === 0 || scope.vendors.includes(vendor) ? vendor : ownVendor(scope);

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
const emptyFilter = (scope: GameListScope): GameListFilter => ({
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
