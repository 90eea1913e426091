import * as z from "zod/mini";

/** The router's key for the first entry of a visit, which the router didn't create. */
const FIRST_KEY = "default";

/**
 * State that lists store in the history entry (docs/decisions/044): the scroll offset into the first visible row, in
 * pixels, which is not in the address because it depends on the screen; and the number of hot pages on home, from 1.
 * The router sets `idx`, the entry's number from 0, and `key`, the key of its location.
 */
const entrySchema = z.catch(
  z.looseObject({
    into: z.optional(z.number()),
    hotPages: z.optional(z.int().check(z.positive())),
    idx: z.optional(z.int()),
    key: z.optional(z.string()),
  }),
  {},
);

/** The current history entry's state with the router's fields; empty outside a browser or if unreadable. */
export const currentEntry = () => entrySchema.parse("window" in globalThis ? window.history.state : null);

/** Number of the current history entry, from 0; undefined if the router hasn't numbered it. */
export const placeInHistory = (): number | undefined => currentEntry().idx;

/** Key of the current history entry's location; the page rendered now may still be an earlier one. */
export const keyInHistory = (): string => currentEntry().key ?? FIRST_KEY;
