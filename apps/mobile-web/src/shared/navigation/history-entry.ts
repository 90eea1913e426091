import * as z from "zod/mini";

/** The router's key of the first entry of a visit, which it didn't create. */
const FIRST_KEY = "default";

/**
 * State that lists store in the history entry: the scroll offset into the first visible row in pixels, which depends
 * on the screen and so is not in the address, and the number of hot pages on home, from 1 (docs/decisions/044). `idx`
 * and `key` are the router's: the entry's number, from 0, and the key of its location.
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

/** Key of the current history entry's location, which the rendered page may not have reached yet. */
export const keyInHistory = (): string => currentEntry().key ?? FIRST_KEY;
