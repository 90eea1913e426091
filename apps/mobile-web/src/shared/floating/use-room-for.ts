import { useLayoutEffect } from "react";

/** What floats over the end of every page: the way to a human, and home's offer of the app. */
export type Floating = "button" | "bar";

/**
 * Has pages leave room under their end for what floats there, so that it hides nothing that can be scrolled to or
 * gets the focus (WCAG 2.4.11). The sheets go by an attribute of the root (shell.css): for a `:has()` on something
 * above the pages the browser looks through all of them whenever a list draws a row.
 */
export const useRoomFor = (floating: Floating, shown = true): void => {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const mark = `data-floating-${floating}`;
    document.documentElement.setAttribute(mark, "");
    return () => document.documentElement.removeAttribute(mark);
  }, [floating, shown]);
};
