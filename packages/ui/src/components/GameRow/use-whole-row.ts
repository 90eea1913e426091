import { type RefObject, startTransition, useEffect, useState } from "react";
import { observe } from "../../motion/observe.ts";

/**
 * Whether a row should mount all its tiles: not before it comes near the screen, and then without blocking the
 * player. A home page of six rows mounts 50 tiles in its first render instead of 216.
 */
export function useWholeRow(row: RefObject<Element | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (whole || !row.current) return;
    return observe(row.current, { rootMargin: "200px 0px" }, (near) => {
      if (near) startTransition(() => setWhole(true));
    });
  }, [row, whole]);
  return whole;
}
