import { SMS_TICK_MS } from "@volado/domain/security";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Countdown, ShownCountdown } from "./countdown-store.ts";

/**
 * A countdown as it runs. It is looked at twice a second while it counts, and at once when the page comes
 * back into sight.
 */
export const useCountdown = (countdown: Countdown): ShownCountdown => {
  const shown = useStore(countdown);
  const counting = shown.countdown.phase === "counting";

  useEffect(() => {
    if (!counting) return undefined;
    let mayHaveSlept = false;
    const look = () => {
      countdown.tick(mayHaveSlept);
      mayHaveSlept = document.hidden;
    };
    const onVisibility = () => {
      mayHaveSlept = true;
      if (!document.hidden) look();
    };
    // Nobody looked while no form was on the screen.
    countdown.tick(true);
    const timer = setInterval(look, SMS_TICK_MS);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [countdown, counting]);

  return shown;
};
