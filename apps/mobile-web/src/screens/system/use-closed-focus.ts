import { useEffect } from "react";
import { merchant } from "../../shared/merchant.ts";
import { focusHeading } from "../../shared/navigation/focus-heading.ts";

/**
 * What the player had in hand is gone when the site closes: focus goes to the heading that says so, once, and
 * the document bears its title. The pages title it anew when they are back.
 */
export const useClosedFocus = (title: string): void => {
  useEffect(focusHeading, []);
  useEffect(() => {
    document.title = `${title} · ${merchant.brandName}`;
  }, [title]);
};
