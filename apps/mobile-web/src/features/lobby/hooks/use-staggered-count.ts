import { limits } from "@volado/config";
import { useEffect, useState } from "react";

/**
 * How many of `count` requests may go out: one more every 400 ms (Spec §9 "Home requests staggered"). A turn is no
 * transition: it must not wait until what earlier turns brought is drawn, which takes seconds on a slow phone.
 */
export const useStaggeredCount = (count: number): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns >= count) return undefined;
    const timer = setTimeout(() => setTurns(turns + 1), limits.homeRequestStagger);
    return () => clearTimeout(timer);
  }, [count, turns]);
  return turns;
};
