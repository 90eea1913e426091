import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Milliseconds in which a page coming back may still grow to the height it had, unless the player moves before. */
const GIVE_UP_AFTER_MS = 8_000;

const positions = new Map<string, number>();

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

/** New pages start at the top; going back finds the place where the player was. */
export const useScrollMemory = (): void => {
  const { key, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    if (hash !== "") return undefined;
    const kept = kind === NavigationType.Pop ? positions.get(key) : 0;
    const stop = kept === undefined ? undefined : scrollWhenTallEnough(kept);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, hash, kind]);
};
