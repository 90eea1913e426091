import * as z from "zod/mini";

/**
 * What lists keep in the history entry, beside what the router keeps there: the pixels into the first row
 * that is seen, which are one screen's own and so in no address (docs/decisions/044), and how many pages of
 * hot games home shows, from 1 (docs/decisions/044).
 */
const entrySchema = z.catch(
  z.looseObject({ into: z.optional(z.number()), hotPages: z.optional(z.int().check(z.positive())) }),
  {},
);

/**
 * What the present history entry keeps, the router's own fields too; nothing where there is no browser, or
 * what can't be read.
 */
export const currentEntry = () => entrySchema.parse("window" in globalThis ? window.history.state : null);
