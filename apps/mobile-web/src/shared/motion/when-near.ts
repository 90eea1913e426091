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
