import { type RefObject, useEffect, useState } from "react";
import type { BannerDriver } from "./banner-swiper.ts";

type SwiperCode = typeof import("./banner-swiper.ts");

/** The active slide, and the driver that changes it. */
interface BannerMotion {
  /** Index of the active slide. */
  active: number;
  /** Whether Swiper has loaded and all slides should be rendered. */
  loaded: boolean;
  /** Null until Swiper runs. */
  driver: BannerDriver | undefined;
}

/**
 * Loads Swiper when `enabled` is true and the browser is idle, then attaches it to `stage`. If loading fails, the
 * carousel stays on its first slide.
 */
export function useBannerDriver(stage: RefObject<HTMLElement | null>, enabled: boolean): BannerMotion {
  const [code, setCode] = useState<SwiperCode>();
  const [driver, setDriver] = useState<BannerDriver>();
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!enabled || code) return;
    let stale = false;
    whenIdle(() => {
      if (!stale) import("./banner-swiper.ts").then(setCode, () => {});
    });
    return () => {
      stale = true;
    };
  }, [enabled, code]);

  useEffect(() => {
    if (!code || !stage.current) return;
    const running = code.driveBanner(stage.current, setActive);
    setDriver(running);
    return () => running.stop();
  }, [code, stage]);

  return { active, loaded: code !== undefined, driver };
}

/** Safari has no `requestIdleCallback`; a timeout after load is close enough. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 300);
}

/**
 * Advances after `delay` with a transition of `speed` milliseconds. Does nothing without a driver. Each change of
 * `active` restarts the delay.
 */
export function useAutoplay(
  driver: BannerDriver | false | undefined,
  active: number,
  delay: number,
  speed: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide restarts the delay, whatever caused the change.
  useEffect(() => {
    if (!driver) return;
    const timer = setTimeout(() => driver.next(speed), delay);
    return () => clearTimeout(timer);
  }, [driver, active, delay, speed]);
}
