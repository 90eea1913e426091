import { useEffect, useState } from "react";
import { useGatewayNow } from "../../shared/services/gateway-clock.ts";

/** Milliseconds: the longest that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether an instant (epoch milliseconds) lies behind by the gateway's clock; told when it comes. */
export const useHasPassed = (instant: number): boolean => {
  const left = instant - useGatewayNow()();
  const [, look] = useState(0);

  useEffect(() => {
    if (left <= 0 || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => look((before) => before + 1), left);
    return () => clearTimeout(timer);
  });

  return left <= 0;
};
