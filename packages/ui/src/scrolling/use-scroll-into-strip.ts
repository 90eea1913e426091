import { type RefObject, useEffect, useRef } from "react";

/**
 * Centres the child marked `data-selected` in its horizontally scrolling strip when `selected` changes: instantly at
 * first, and only if the child is out of sight, then by the strip's CSS `scroll-behavior`. Never scrolls the page. The
 * strip may hold several groups: it is the child's nearest positioned ancestor.
 */
export function useScrollIntoStrip(group: RefObject<HTMLElement | null>, selected: string) {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selected` triggers the scroll to the marked child.
  useEffect(() => {
    const bring = () => {
      const child = group.current?.querySelector<HTMLElement>("[data-selected]");
      const strip = child?.offsetParent;
      if (!strip) return;
      const isFirst = first.current;
      first.current = false;
      if (isFirst && child.offsetLeft + child.offsetWidth <= strip.clientWidth) return;
      const left = child.offsetLeft - (strip.clientWidth - child.offsetWidth) / 2;
      strip.scrollTo({ left, behavior: isFirst ? "instant" : "auto" });
    };
    // In a frame, when layout is up to date, to avoid a forced layout. A change waits for one more frame:
    // keyboard focus starts its own scroll in the first one, and the two would cancel each other.
    let frame = requestAnimationFrame(() => {
      if (first.current) bring();
      else frame = requestAnimationFrame(bring);
    });
    return () => cancelAnimationFrame(frame);
  }, [group, selected]);
}
