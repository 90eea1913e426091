import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

/** CSS pixels beyond the screen that count as near: enough time for a request while the player scrolls. */
const AHEAD = 600;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const onIntersect = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
};

/**
 * Calls back when an element is near the screen. Elements share one observer, which reports those of the same frame in
 * order; separate observers would not.
 * @returns stops observing
 */
export const whenNear = (element: Element, onNear: () => void): (() => void) => {
  waiting.set(element, onNear);
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: `${AHEAD}px 0px` });
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
};

/** Renders a part of a page once it is near the screen, and a cheap placeholder of the same size until then. */
export function NearScreen({ waiting, onNear, children }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const notify = useEffectEvent(() => onNear?.());

  useEffect(() => {
    if (near || !place.current) return undefined;
    return whenNear(place.current, () => {
      notify();
      // Not urgent: it must not block taps.
      startTransition(() => setNear(true));
    });
  }, [near]);

  return near ? children : <div ref={place}>{waiting}</div>;
}

interface NearScreenProps {
  /** Placeholder in the part's size. */
  readonly waiting: ReactNode;
  /** Called once when the part is near the screen, to start its request. */
  readonly onNear?: () => void;
  readonly children: ReactNode;
}
