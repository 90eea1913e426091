import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { keyInHistory } from "../../shared/navigation/history-entry.ts";
import { tabValues } from "../../shared/storage/site-storage.ts";

/** Milliseconds in which a page coming back may still grow to the height it had, unless the player moves before. */
const GIVE_UP_AFTER_MS = 8_000;

/** So many places outlive the document. */
const REMEMBERED = 50;

/** Whether the document was loaded for an entry of the history that was there before. */
const comesBack = (): boolean =>
  performance.getEntriesByType("navigation").some(({ type }) => type === "reload" || type === "back_forward");

/** Every entry that a visitor came to from outside has the same key. */
const nameOf = (key: string, pathname: string): string => `${key} ${pathname}`;

/** Where pages were left before this document was loaded; a list at a place of its address finds that itself. */
const placesBefore = (): Map<string, number> => {
  const places = new Map(comesBack() ? Object.entries(tabValues.read("scrollPlaces")) : []);
  const { pathname, search } = window.location;
  if (new URLSearchParams(search).has("at")) places.delete(nameOf(keyInHistory(), pathname));
  return places;
};

let places: Map<string, number> | undefined;
/** Where pages were left; nothing is read where there is no browser. */
const positions = (): Map<string, number> => {
  places ??= placesBefore();
  return places;
};

const store = (): void =>
  tabValues.write("scrollPlaces", Object.fromEntries([...positions()].slice(-REMEMBERED)));

/** Scrolls to `top` now and, while the page is still too short for it, again whenever it grows. Returns the stop. */
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

/** New pages start at the top; going back, and a reload, find the place where the player was. */
export const useScrollMemory = (): void => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    // A phone that throws a hidden tab away fires no "pagehide".
    for (const name of ["pagehide", "visibilitychange"] as const) window.addEventListener(name, store);
    return () => {
      for (const name of ["pagehide", "visibilitychange"] as const) window.removeEventListener(name, store);
    };
  }, []);

  useLayoutEffect(() => {
    if (hash !== "") return undefined;
    const name = nameOf(key, pathname);
    const kept = kind === NavigationType.Pop ? positions().get(name) : 0;
    const stop = kept === undefined ? undefined : scrollWhenTallEnough(kept);
    const remember = () => positions().set(name, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, pathname, hash, kind]);
};
