import { useState } from "react";
import * as z from "zod/mini";

/** What the history entry keeps beside what the router keeps there. */
const entrySchema = z.catch(z.looseObject({ hotPages: z.optional(z.int().check(z.positive())) }), {});

const currentEntry = () => entrySchema.parse("window" in globalThis ? window.history.state : null);

/**
 * How many pages of the hot games are shown, from 1, and the way to show more. The history entry keeps it: back from a game, and after a reload,
 * the page is as long as it was left, and a new visit of home begins anew (docs/decisions/140).
 */
export const usePagesOfEntry = (): readonly [number, (pages: number) => void] => {
  const [pages, setPages] = useState(() => currentEntry().hotPages ?? 1);
  const show = (next: number) => {
    window.history.replaceState({ ...currentEntry(), hotPages: next }, "");
    setPages(next);
  };
  return [pages, show];
};
