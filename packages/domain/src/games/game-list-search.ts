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

/** Query parameters of an address, such as `URLSearchParams`. */
export interface SearchFields {
  get(name: string): string | null;
}

const tabs = [GameListMode.Hot, GameListMode.Recent, GameListMode.Favourites] as const;
type Tab = (typeof tabs)[number];
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text);

/** Longest vendor code that the game list call accepts. */
const LONGEST_VENDOR = 100;

/** The vendor in an address; empty for all, and for invalid ones. */
export const vendorFromSearch = (search: SearchFields): string => {
  const vendor = search.get(ListField.Vendor) ?? "";
  return vendor.length > LONGEST_VENDOR ? "" : vendor;
};

const minimumLines = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/**
 * Reads a list state from an address: its tab (Spec §2: type=fav) or its filter, with minimum bet and lines only
 * where slots' lines are shown. Invalid values are ignored, so that an old link still opens.
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

/** The query that restores the list on reload, back and share; empty for the default list. */
export const searchFromGameListState = (state: GameListState): Readonly<Record<string, string>> => {
  if (isTab(state.mode)) return { [ListField.Tab]: state.mode };
  const fields: Record<string, string> = {};
  if (state.vendor !== ownVendor(state.scope)) fields[ListField.Vendor] = state.vendor;
  if (state.name !== "") fields[ListField.Name] = state.name;
  if (state.minBet !== undefined) fields[ListField.MinBet] = String(state.minBet);
  if (state.minLines !== undefined) fields[ListField.MinLines] = String(state.minLines);
  return fields;
};

/** A place within this many pages opens with all pages above it. */
const PAGES_FROM_TOP = 3;

/** Games that follow the first visible one on a screen, plus those loaded ahead. */
const AHEAD = 18;

/** The place in an address: the index of the first visible game. Undefined for the top and for invalid values. */
export const placeFromSearch = (search: SearchFields): number | undefined => {
  const text = search.get(ListField.Place);
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
};

/**
 * The pages that fill the screen at a place (Spec §9 page sizes). Earlier ones load when the player scrolls up.
 * @param place index of a game; undefined for the top
 */
export const pagesAt = (place: number | undefined, pageSize: number): PageRun => {
  if (place === undefined) return { first: 1, last: 1 };
  const last = Math.ceil((place + AHEAD) / pageSize);
  return last <= PAGES_FROM_TOP ? { first: 1, last } : { first: Math.floor(place / pageSize) + 1, last };
};
