import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "../events/events.ts";

/**
 * Tells whether `element` is in view, now and whenever that changes, until the returned function is called. A
 * busy page hears of several changes at once: only the last of them still holds.
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

/** Whether the device matches a media query, followed as that changes; `onServer` while there is no device. */
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

/** Whether the player asked their device for less motion, followed as they change it. On a server: yes. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)", true);
