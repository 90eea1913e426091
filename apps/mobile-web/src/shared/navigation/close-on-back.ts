import { dismissalOfTopOverlay } from "@volado/ui";
import { placeInHistory } from "./history-entry.ts";

/** Where the page is: the browser tells of a step only once it is taken, and not from where. */
let here: number | undefined;

/** Notes where the page is, after each step of the site itself. */
export const noteEntry = (): void => {
  here = placeInHistory();
};

/** Whether the site itself takes the next step. */
let meant = false;

/** Says that the next step is the site's own, which what is open doesn't hold. */
export const meanStep = (): void => {
  meant = true;
};

/**
 * Lets "back" and "forward", by button or by swipe, close what is open over the page before they leave it. The step is
 * undone before the router hears of it, and what was on top is closed once the page is where it was. To be called
 * before there is a router: who listens first hears first.
 *
 * A step into another document (from the page that the player came to first, or that was loaded anew since) can't be
 * held; Android's "back" doesn't need it, since there the browser itself asks an open `<dialog>` to close.
 *
 * @returns ends it
 */
export const closeOnBack = (): (() => void) => {
  let closeOnceHere: (() => void) | undefined;

  const arrive = (): void => {
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
      window.history.go(here - to);
    }
  };

  noteEntry();
  window.addEventListener("popstate", onStep, { capture: true });
  return () => window.removeEventListener("popstate", onStep, { capture: true });
};
