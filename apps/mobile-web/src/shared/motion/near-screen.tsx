import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

/** CSS pixels beyond the screen that count as near: time for a part's request, at the pace of a finger. */
const AHEAD = 600;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const told = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
};

/**
 * Calls back when an element comes near the screen, until it is told to stop. All share one observer, which tells of
 * elements that come near in the same frame in the order in which they were given; several would tell in any.
 *
 * @returns what stops it
 */
export const whenNear = (element: Element, onNear: () => void): (() => void) => {
  waiting.set(element, onNear);
  observer ??= new IntersectionObserver(told, { rootMargin: `${AHEAD}px 0px` });
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
};

/**
 * Draws a part of a page when it comes near the screen, and keeps it from then on. Until then something stands for it
 * in its size, and costs next to nothing.
 */
export function NearScreen({ waiting, onNear, children }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const tell = useEffectEvent(() => onNear?.());

  useEffect(() => {
    if (near || !place.current) return undefined;
    return whenNear(place.current, () => {
      tell();
      // Nobody waits for it yet: taps go first.
      startTransition(() => setNear(true));
    });
  }, [near]);

  return near ? children : <div ref={place}>{waiting}</div>;
}

interface NearScreenProps {
  /** Stands in the part's place, in its size. */
  readonly waiting: ReactNode;
  /** Told once, when the part comes near: its request may go out. */
  readonly onNear?: () => void;
  readonly children: ReactNode;
}
