import type { PageRun } from "../paging.ts";
import type { SearchFields } from "./game-list-search.ts";
import { ListField } from "./list-field.ts";

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
