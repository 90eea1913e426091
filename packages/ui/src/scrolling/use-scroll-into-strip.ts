import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the child marked `data-selected` to the middle of a strip that scrolls sideways, whenever `selected`
 * changes: at once the first time, then as the strip's CSS `scroll-behavior` says. Never scrolls the page.
 */
export function useScrollIntoStrip(strip: RefObject<HTMLElement | null>, selected: string) {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selected` says when; the mark says where.
  useEffect(() => {
    const bring = () => {
      const child = strip.current?.querySelector<HTMLElement>("[data-selected]");
      if (!strip.current || !child) return;
      const left = child.offsetLeft - (strip.current.clientWidth - child.offsetWidth) / 2;
      strip.current.scrollTo({ left, behavior: first.current ? "instant" : "auto" });
      first.current = false;
    };
    // In the frame, which is laid out anyway: looked at any sooner, the page would be laid out once more. A
    // change waits for one frame more: the keyboard's focus starts a scroll of its own in the first, and the
    // two would stop each other half way.
    let frame = requestAnimationFrame(() => {
      if (first.current) bring();
      else frame = requestAnimationFrame(bring);
    });
    return () => cancelAnimationFrame(frame);
  }, [strip, selected]);
}
