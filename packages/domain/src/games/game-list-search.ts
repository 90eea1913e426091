import { minimumBetOf, offersMinimumBet } from "./game.ts";
import { GameListMode, ListField } from "./game-list-mode.ts";
import {
  applyFilter,
  type GameListScope,
  type GameListState,
  openGameList,
  ownVendor,
} from "./game-list-state.ts";
import type { PageRun } from "./paging.ts";

/** What of an address's query this reads; `URLSearchParams` fits. */
export interface SearchFields {
  get(name: string): string | null;
}

const tabs = [GameListMode.Hot, GameListMode.Recent, GameListMode.Favourites] as const;
type Tab = (typeof tabs)[number];
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text);

/** Longest vendor code that the game list takes; no vendor has one. */
const LONGEST_VENDOR = 100;

/** The vendor that an address asks for; empty for all of them, and for what can't be one. */
export const vendorFromSearch = (search: SearchFields): string => {
  const vendor = search.get(ListField.Vendor) ?? "";
  return vendor.length > LONGEST_VENDOR ? "" : vendor;
};

const minimumLines = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/**
 * The list that an address asks for: its tab (Spec §2: type=fav) or its filter, with a least bet and lines only where
 * slots' lines are shown. What it can't read counts as not chosen, so that an old link still opens.
 */
export const gameListStateFromSearch = (
  search: SearchFields,
  scope: GameListScope,
  linesShown: boolean,
): GameListState => {
  const tab = search.get(ListField.Tab);
  const opened = openGameList(scope);
  if (isTab(tab)) return openGameList(scope, tab);
  const offered = offersMinimumBet(scope.type, linesShown);
  return applyFilter(opened, {
    vendor: vendorFromSearch(search),
    name: search.get(ListField.Name) ?? "",
    minBet: offered ? minimumBetOf(search.get(ListField.MinBet) ?? "") : undefined,
    minLines: offered ? minimumLines(search.get(ListField.MinLines)) : undefined,
  });
};

/** The query that brings the same list back on reload, back and share; empty for a page without choices. */
export const searchFromGameListState = (state: GameListState): Readonly<Record<string, string>> => {
  if (isTab(state.mode)) return { [ListField.Tab]: state.mode };
  const fields: Record<string, string> = {};
  if (state.vendor !== ownVendor(state.scope)) fields[ListField.Vendor] = state.vendor;
  if (state.name !== "") fields[ListField.Name] = state.name;
  if (state.minBet !== undefined) fields[ListField.MinBet] = String(state.minBet);
  if (state.minLines !== undefined) fields[ListField.MinLines] = String(state.minLines);
  return fields;
};

/** A place within so many pages opens with everything above it too: that is no more calls than elsewhere. */
const PAGES_FROM_TOP = 3;

/** Games that a screen shows below the first in sight, and those that are asked for ahead. */
const AHEAD = 18;

/**
 * The place in the list that an address was left or shared at: the index of the first game in sight. Undefined for the
 * top, and for what can't be read.
 */
export const placeFromSearch = (search: SearchFields): number | undefined => {
  const text = search.get(ListField.Place);
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
};

/**
 * The pages that fill the screen at a place, however far down it is (Spec §9 page sizes). Those above it come when the
 * player scrolls up to them.
 *
 * @param place index of a game; undefined for the list's top
 */
export const pagesAt = (place: number | undefined, pageSize: number): PageRun => {
  if (place === undefined) return { first: 1, last: 1 };
  const last = Math.ceil((place + AHEAD) / pageSize);
  return last <= PAGES_FROM_TOP ? { first: 1, last } : { first: Math.floor(place / pageSize) + 1, last };
};
