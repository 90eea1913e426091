import { dismissalOfTopOverlay, watchOverlays } from "@volado/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { currentEntry, keyInHistory, placeInHistory } from "./history-entry.ts";
import { noteAddedEntry, takeSiteStep } from "./site-step.ts";

/**
 * Closes what is open over a page whenever the site goes to another page, whatever led there, the phone's own
 * "back" too (Spec §4 "every menu navigation closes the side menu"). A step that was taken before it was opened, and
 * that a slow phone draws only now, leaves it open.
 */
export const useCloseOnNavigation = (open: boolean, onClose: () => void): void => {
  const { key } = useLocation();
  const seen = useRef(key);
  /** The page that it was opened on: the address is there before the page is drawn. */
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

/** Where the page is: the browser tells of a step only once it is taken, and not from where. */
let here: number | undefined;

/** Notes where the page is, after each step of the site itself. */
export const noteEntry = (): void => {
  const at = placeInHistory();
  // Steps of the browser are noted as they come, so that another place is that of a new entry.
  if (here !== undefined && at !== here) noteAddedEntry();
  here = at;
};

/** Whether the site itself takes the next step. */
let meant = false;

/**
 * How the site itself goes back to the page before: what is open goes with the page, where the player's own "back"
 * would close that first. To be called only where the site has a page behind this one.
 */
export const goBack = (): void => {
  meant = true;
  takeSiteStep(-1);
};

/** The number of the entry behind a visit's first page, which shows the same page. */
const BEHIND_FIRST = -1;

/** Whether there is such an entry behind the one numbered 0. */
let held = false;

const numberEntry = (idx: number): void => window.history.replaceState({ ...currentEntry(), idx }, "");

/**
 * From the first page of a visit "back" leads into another document. Where no browser asks what is open before that, the
 * page gets a second entry once something opens over it, so that there is a step to undo.
 */
const holdFirstPage = (): void => {
  if ("CloseWatcher" in window || held || placeInHistory() !== 0 || !dismissalOfTopOverlay()) return;
  numberEntry(BEHIND_FIRST);
  window.history.pushState({ ...currentEntry(), idx: 0 }, "");
  held = true;
  noteEntry();
};

/** Goes on where a step from the first page's second entry only led to the first one. */
const leaveFirstPage = (from: number | undefined): void => {
  if (placeInHistory() !== BEHIND_FIRST) return;
  numberEntry(0);
  held = false;
  if (from === 0) window.history.back();
};

/**
 * Lets "back" and "forward", by button or by swipe, close what is open over the page before they leave it. The step is
 * undone before the router hears of it, and what was on top is closed once the page is where it was. To be called
 * before there is a router: who listens first hears first.
 *
 * A step into another document can't be undone. Browsers that have a `CloseWatcher` ask an open `<dialog>` themselves
 * before Android's "back" takes it; elsewhere the first page of a visit gets a second entry.
 *
 * @returns ends it
 */
export const closeOnBack = (): (() => void) => {
  let closeOnceHere: (() => void) | undefined;

  const arrive = (): void => {
    leaveFirstPage(here);
    here = placeInHistory();
    meant = false;
  };

  const onStep = (event: PopStateEvent): void => {
    // What a script makes of such an event is no step of the browser, and nothing that could be undone.
    if (!event.isTrusted) return;
    const to = placeInHistory();
    const close = closeOnceHere ?? dismissalOfTopOverlay();
    if (close === undefined || to === undefined || here === undefined) {
      arrive();
    } else if (closeOnceHere && to === here) {
      event.stopImmediatePropagation();
      closeOnceHere = undefined;
      close();
    } else if (meant) {
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
  held = false;
  window.addEventListener("popstate", onStep, { capture: true });
  const unwatch = watchOverlays(holdFirstPage);
  return () => {
    unwatch();
    window.removeEventListener("popstate", onStep, { capture: true });
  };
};
