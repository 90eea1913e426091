import type { GameType } from "../game-type.ts";
import { nextPage } from "../paging.ts";
import { searchedName } from "../search/name-search.ts";
import { isFilterable } from "../type-rules.ts";

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
