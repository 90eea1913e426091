import { dismissalOfTopOverlay, watchOverlays } from "@volado/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { currentEntry, keyInHistory, placeInHistory } from "./history-entry.ts";
import { noteAddedEntry, takeSiteStep } from "./site-step.ts";

/**
 * Closes an overlay on every navigation to another page, including the phone's "back" (Spec §4 "every menu navigation
 * closes the side menu"). A navigation that started before the overlay opened, but renders late on a slow phone, leaves
 * it open.
 */
export const useCloseOnNavigation = (open: boolean, onClose: () => void): void => {
  const { key } = useLocation();
  const seen = useRef(key);
  /** The page it was opened on: the address changes before the page is rendered. */
  const openedOn = useRef<string>(undefined);
  const close = useEffectEvent(() => {
    if (open && key !== openedOn.current) onClose();
  });
  useEffect(() => {
    openedOn.current = open ? keyInHistory() : undefined;
  }, [open]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    close();
  }, [key]);
};

/** The current position in the history; `popstate` fires after the step and doesn't say where it started. */
let here: number | undefined;

/** Updates the position after each navigation of the site. */
export const noteEntry = (): void => {
  const at = placeInHistory();
  // `closeOnBack` handles the browser's own steps, so another position means a new entry.
  if (here !== undefined && at !== here) noteAddedEntry();
  here = at;
};

/** Whether the site itself started the next step. */
let ownStep = false;

/** Goes back even if an overlay is open; the player's own "back" would only close it. Needs a previous page. */
export const goBack = (): void => {
  ownStep = true;
  takeSiteStep(-1);
};

/** Position of the extra entry before a visit's first page; both show the same page. */
const BEHIND_FIRST = -1;

/** Whether that extra entry exists. */
let hasExtraEntry = false;

const numberEntry = (idx: number): void => window.history.replaceState({ ...currentEntry(), idx }, "");

/**
 * "Back" from a visit's first page leaves the site, which can't be undone. In browsers without a `CloseWatcher`, the
 * page therefore gets a second entry when an overlay opens.
 */
const holdFirstPage = (): void => {
  if ("CloseWatcher" in window || hasExtraEntry || placeInHistory() !== 0 || !dismissalOfTopOverlay()) return;
  numberEntry(BEHIND_FIRST);
  window.history.pushState({ ...currentEntry(), idx: 0 }, "");
  hasExtraEntry = true;
  noteEntry();
};

/** Goes back again after a step from the first page's second entry, which only led to the first entry. */
const leaveFirstPage = (from: number | undefined): void => {
  if (placeInHistory() !== BEHIND_FIRST) return;
  numberEntry(0);
  hasExtraEntry = false;
  if (from === 0) window.history.back();
};

/**
 * Makes "back" and "forward", by button or swipe, close the top overlay before they leave the page: the step is
 * undone before the router sees it, and the overlay is closed once the page is back. Call it before the router is
 * created, because listeners run in order.
 *
 * A step to another document can't be undone. Browsers with a `CloseWatcher` close an open `<dialog>` themselves on
 * Android's "back"; elsewhere the first page of a visit gets a second entry.
 *
 * @returns removes the listeners
 */
export const closeOnBack = (): (() => void) => {
  let closeOnceHere: (() => void) | undefined;

  const arrive = (): void => {
    leaveFirstPage(here);
    here = placeInHistory();
    ownStep = false;
  };

  const onStep = (event: PopStateEvent): void => {
    // An event dispatched by a script is not a browser step and can't be undone.
    if (!event.isTrusted) return;
    const to = placeInHistory();
    const close = closeOnceHere ?? dismissalOfTopOverlay();
    if (close === undefined || to === undefined || here === undefined) {
      arrive();
    } else if (closeOnceHere && to === here) {
      event.stopImmediatePropagation();
      closeOnceHere = undefined;
      close();
    } else if (ownStep) {
      arrive();
      close();
    } else if (to === here) {
      arrive();
    } else {
      event.stopImmediatePropagation();
      closeOnceHere = close;
      takeSiteStep(here - to);
    }
  };

  noteEntry();
  hasExtraEntry = false;
  window.addEventListener("popstate", onStep, { capture: true });
  const unwatch = watchOverlays(holdFirstPage);
  return () => {
    unwatch();
    window.removeEventListener("popstate", onStep, { capture: true });
  };
};
