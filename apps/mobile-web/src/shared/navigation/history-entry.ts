import * as z from "zod/mini";

/** The router's key of an entry that it didn't make: the one that the visitor came to. */
const FIRST_KEY = "default";

/**
 * What lists keep in the history entry, beside what the router keeps there: the pixels into the first row
 * that is seen, which are one screen's own and so in no address (docs/decisions/044), and how many pages of
 * hot games home shows, from 1 (docs/decisions/044). `idx` and `key` are the router's own: the entry's number, from 0,
 * and the key of its location.
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

/**
 * What the present history entry keeps, the router's own fields too; nothing where there is no browser, or
 * what can't be read.
 */
export const currentEntry = () => entrySchema.parse("window" in globalThis ? window.history.state : null);

/** The number of the present history entry, from 0; nothing where the router hasn't numbered it. */
export const placeInHistory = (): number | undefined => currentEntry().idx;

/** The key of the present history entry's location, which the page on the screen may still have to come to. */
export const keyInHistory = (): string => currentEntry().key ?? FIRST_KEY;
