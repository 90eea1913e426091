import { useEffect } from "react";
import { holdPopups, nextPopup, settlePopups } from "./popup-store.ts";

/** Milliseconds after the first view, when nothing is touched, until popups may come. */
const UNTOUCHED_FOR_MS = 3000;
/** Milliseconds after the first touch, so that the tap does its own work first. */
const AFTER_TOUCH_MS = 600;

/**
 * Lets popups come: after the first interaction or some seconds, on pages that have room for them, never over a dialog.
 */
export const usePopupGate = (held: boolean): void => {
  useEffect(() => holdPopups(held), [held]);

  useEffect(() => {
    let timer = setTimeout(settlePopups, UNTOUCHED_FOR_MS);
    const heard = new AbortController();
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(settlePopups, AFTER_TOUCH_MS);
    };
    for (const name of ["pointerup", "keyup"] as const)
      document.addEventListener(name, touched, { once: true, passive: true, signal: heard.signal });
    // A dialog's "close" doesn't rise, but it can be caught on its way down.
    document.addEventListener("close", nextPopup, { capture: true, signal: heard.signal });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, []);
};
