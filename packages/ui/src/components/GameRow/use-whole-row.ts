import { type RefObject, startTransition, useEffect, useState } from "react";

/**
 * Whether a row should mount all its tiles: not before it comes near the screen, and then without blocking the
 * player. A home page of six rows mounts 50 tiles in its first render instead of 216.
 */
export function useWholeRow(row: RefObject<Element | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (whole || !row.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWhole(true));
      },
      { rootMargin: "200px 0px" },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, whole]);
  return whole;
}
