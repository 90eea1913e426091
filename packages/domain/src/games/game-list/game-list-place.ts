import type { SearchFields } from "./game-list-search.ts";
import { ListField } from "./list-field.ts";

/** Most pages that one opening asks for; a place further down opens at the end of them (docs/decisions/044). */
const MAX_PAGES = 40;

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

/** How many pages, from the first, fill the screen at a place (Spec §9 page sizes). */
export const pagesUpTo = (place: number | undefined, pageSize: number): number =>
  place === undefined ? 1 : Math.min(MAX_PAGES, Math.ceil((place + AHEAD) / pageSize));
