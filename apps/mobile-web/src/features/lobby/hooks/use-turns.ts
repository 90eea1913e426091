import { limits } from "@volado/config";
import { useEffect, useState } from "react";

/** How many of `count` requests may go out: one more every 400 ms once home's first view has loaded (Spec §9). */
export const useTurns = (count: number, start: boolean): number => {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!start || turns >= count) return undefined;
    const timer = setTimeout(() => setTurns(turns + 1), limits.homeRequestStagger);
    return () => clearTimeout(timer);
  }, [count, start, turns]);
  return turns;
};
