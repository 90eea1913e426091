import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "../events/events.ts";

/**
 * Reports whether `element` is in view, now and on every change. Returns a function that stops it. If several changes
 * arrive together, only the last one is reported.
 */
export function observe(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (inView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether at least half of an element is on the screen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return observe(element.current, { threshold: 0.5 }, setInView);
  }, [element]);
  return inView;
}

/** Whether a media query matches, updated on changes. Returns `onServer` during server rendering. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(matchMedia(query), { change: onChange }),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the user prefers reduced motion, updated on changes. True during server rendering. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)", true);
