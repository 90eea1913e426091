import { useEffect } from "react";
import type { BannerDriver } from "./banner-swiper.ts";

/**
 * Moves on by itself after each `delay`, in `speed` milliseconds; without a driver it stands. Each change of `active`,
 * the slide in view, starts the wait anew.
 */
export function useAutoplay(
  driver: BannerDriver | false | undefined,
  active: number,
  delay: number,
  speed: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide has its whole time, whoever brought it.
  useEffect(() => {
    if (!driver) return;
    const timer = setTimeout(() => driver.next(speed), delay);
    return () => clearTimeout(timer);
  }, [driver, active, delay, speed]);
}
