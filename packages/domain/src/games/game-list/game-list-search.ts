import { minimumBetOf, offersMinimumBet } from "../type-rules.ts";
import { GameListMode } from "./game-list-mode.ts";
import { type GameListScope, ownVendor } from "./game-list-scope.ts";
import { applyFilter, type GameListState, openGameList } from "./game-list-state.ts";

/** What of an address's query this reads; `URLSearchParams` fits. */
export interface SearchFields {
  get(name: string): string | null;
}

const tabs: ReadonlySet<string> = new Set([GameListMode.Hot, GameListMode.Recent, GameListMode.Favourites]);
const isTab = (text: string | null): text is "hot" | "recent" | "fav" => text !== null && tabs.has(text);

/** Longest vendor code that the game list takes; no vendor has one. */
const LONGEST_VENDOR = 100;

/** The vendor that an address asks for; empty for all of them, and for what can't be one. */
export const vendorFromSearch = (search: SearchFields): string => {
  const vendor = search.get("vassalage") ?? "";
  return vendor.length > LONGEST_VENDOR ? "" : vendor;
};

const minimumLines = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/**
 * The list that an address asks for: `type` is the tab (Spec §2: type=fav), `vassalage`, `name`,
 * `minBet` and `minLine` are the filter, the last two only where slots' lines are shown. What it can't read
 * counts as not chosen, so that an old link still opens.
 */
export const gameListStateFromSearch = (
  search: SearchFields,
  scope: GameListScope,
  linesShown: boolean,
): GameListState => {
  const tab = search.get("type");
  const opened = openGameList(scope);
  if (isTab(tab)) return openGameList(scope, tab);
  const offered = offersMinimumBet(scope.type, linesShown);
  return applyFilter(opened, {
    vendor: vendorFromSearch(search),
    name: search.get("name") ?? "",
    minBet: offered ? minimumBetOf(search.get("minBet") ?? "") : undefined,
    minLines: offered ? minimumLines(search.get("minLine")) : undefined,
  });
};

/** The query that brings the same list back on reload, back and share; empty for a page without choices. */
export const searchFromGameListState = (state: GameListState): Readonly<Record<string, string>> => {
  if (isTab(state.mode)) return { type: state.mode };
  const fields: Record<string, string> = {};
  if (state.vendor !== ownVendor(state.scope)) fields.vassalage = state.vendor;
  if (state.name !== "") fields.name = state.name;
  if (state.minBet !== undefined) fields.minBet = String(state.minBet);
  if (state.minLines !== undefined) fields.minLine = String(state.minLines);
  return fields;
};
