import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { keyInHistory } from "../../shared/navigation/history-entry.ts";
import { tabValues } from "../../shared/storage/site-storage.ts";

/** Milliseconds in which a restored page may grow to its former height, unless the player scrolls first. */
const GIVE_UP_AFTER_MS = 8_000;

/** Maximum number of positions stored when the document unloads. */
const REMEMBERED = 50;

/** Whether the document was loaded for an existing history entry. */
const isRestored = (): boolean =>
  performance.getEntriesByType("navigation").some(({ type }) => type === "reload" || type === "back_forward");

/** History entries opened from outside the site all have the same key. */
const nameOf = (key: string, pathname: string): string => `${key} ${pathname}`;

/** Positions from before this document was loaded; a list whose address has its position restores it on its own. */
const placesBefore = (): Map<string, number> => {
  const places = new Map(isRestored() ? Object.entries(tabValues.read("scrollPlaces")) : []);
  const { pathname, search } = window.location;
  if (new URLSearchParams(search).has("at")) places.delete(nameOf(keyInHistory(), pathname));
  return places;
};

let places: Map<string, number> | undefined;
/** Scroll positions of the pages that were left; empty outside a browser. */
const positions = (): Map<string, number> => {
  places ??= placesBefore();
  return places;
};

const store = (): void =>
  tabValues.write("scrollPlaces", Object.fromEntries([...positions()].slice(-REMEMBERED)));

/** Scrolls to `top` now and, while the page is too short for it, again whenever it grows. Returns the stop function. */
const scrollWhenTallEnough = (top: number): (() => void) => {
  const reached = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reached()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (reached()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_AFTER_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of ["touchstart", "wheel", "keydown"] as const) removeEventListener(name, stop);
  };
  for (const name of ["touchstart", "wheel", "keydown"] as const)
    addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  return stop;
};

/** New pages start at the top; going back and reloads restore the scroll position. */
export const useScrollMemory = (): void => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    // Phones fire no "pagehide" when they discard a hidden tab.
    for (const name of ["pagehide", "visibilitychange"] as const) window.addEventListener(name, store);
    return () => {
      for (const name of ["pagehide", "visibilitychange"] as const) window.removeEventListener(name, store);
    };
  }, []);

  useLayoutEffect(() => {
    if (hash !== "") return undefined;
    const name = nameOf(key, pathname);
    const stored = kind === NavigationType.Pop ? positions().get(name) : 0;
    const stop = stored === undefined ? undefined : scrollWhenTallEnough(stored);
    const remember = () => positions().set(name, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, pathname, hash, kind]);
};
