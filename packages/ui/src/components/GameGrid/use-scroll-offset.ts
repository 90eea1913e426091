import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Scrolls the page to an offset the first time there is a list to scroll, and reports each further one. A list
 * that empties and fills again, as by a filter, is not scrolled again.
 */
export function useScrollOffset(
  listed: boolean,
  initialOffset: number,
  onOffsetChange: ((offset: number) => void) | undefined,
) {
  const restored = useRef(false);
  const restore = useEffectEvent(() => {
    if (initialOffset > 0) window.scrollTo({ top: initialOffset, behavior: "instant" });
  });
  useLayoutEffect(() => {
    if (!listed || restored.current) return;
    restored.current = true;
    restore();
  }, [listed]);

  const report = useEffectEvent(() => onOffsetChange?.(window.scrollY));
  useEffect(() => {
    const onScroll = () => report();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
}
