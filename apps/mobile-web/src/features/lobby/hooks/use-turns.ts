import { limits } from "@volado/config";
import { startTransition, useEffect, useState } from "react";

/** How many of `count` requests may go out: one more every 400 ms (Spec §9 "Home requests staggered"). */
export const useTurns = (count: number): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setTurns(turns + 1)), limits.homeRequestStagger);
    return () => clearTimeout(timer);
  }, [count, turns]);
  return turns;
};
