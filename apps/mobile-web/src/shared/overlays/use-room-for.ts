import { useLayoutEffect } from "react";

/** Elements that float over the end of a page: the live chat button, home's app bar, and the language offer. */
export type Floating = "button" | "bar" | "offer";

/**
 * Reserves room at the end of pages for a floating element, so that it never covers content or the focused element
 * (WCAG 2.4.11). The style sheets use an attribute of the root (shell.css) because a `:has()` on an ancestor makes the
 * browser search all pages whenever a list renders a row.
 */
export const useRoomFor = (floating: Floating, shown = true): void => {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const attribute = `data-floating-${floating}`;
    document.documentElement.setAttribute(attribute, "");
    return () => document.documentElement.removeAttribute(attribute);
  }, [floating, shown]);
};
