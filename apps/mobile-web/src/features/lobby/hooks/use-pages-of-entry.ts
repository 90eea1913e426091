import { useState } from "react";
import { useLocation } from "react-router";
import { currentEntry } from "../../../shared/navigation/history-entry.ts";

const pagesOf = (key: string) => ({ key, pages: currentEntry().hotPages ?? 1 });

/**
 * How many pages of the hot games are shown, from 1, and the way to show more. The history entry keeps it:
 * back from a game, and after a reload, the page is as long as it was left, and a new visit of home begins
 * anew (docs/decisions/044).
 */
export const usePagesOfEntry = (): readonly [number, (pages: number) => void] => {
  const { key, pathname } = useLocation();
  const [shown, setShown] = useState(() => pagesOf(key));
  // Home's own tab leads from home to home: another entry, and the same component.
  if (shown.key !== key) setShown(pagesOf(key));
  const show = (pages: number) => {
    // Home still stands while the next page's code loads.
    if (window.location.pathname !== pathname) return;
    window.history.replaceState({ ...currentEntry(), hotPages: pages }, "");
    setShown({ key, pages });
  };
  return [shown.pages, show];
};
