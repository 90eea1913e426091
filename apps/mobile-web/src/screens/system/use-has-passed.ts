import { useEffect, useState } from "react";

/** Milliseconds: the longest that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether an instant (epoch milliseconds) lies behind; told when it comes. */
export const useHasPassed = (instant: number): boolean => {
  const [reached, setReached] = useState(() => (instant <= Date.now() ? instant : undefined));

  useEffect(() => {
    const left = instant - Date.now();
    if (left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setReached(instant), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);

  return reached === instant;
};
