import { useEffect, useEffectEvent, useLayoutEffect } from "react";

/** Starts the page from an offset, once, and reports each further one. */
export function useScrollOffset(
  initialOffset: number,
  onOffsetChange: ((offset: number) => void) | undefined,
) {
  const restore = useEffectEvent(() => {
    if (initialOffset > 0) window.scrollTo({ top: initialOffset, behavior: "instant" });
  });
  useLayoutEffect(() => restore(), []);

  const report = useEffectEvent(() => onOffsetChange?.(window.scrollY));
  useEffect(() => {
    const onScroll = () => report();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
}
