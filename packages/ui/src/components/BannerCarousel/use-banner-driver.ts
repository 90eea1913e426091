import { type RefObject, useEffect, useState } from "react";
import type { BannerDriver } from "./banner-swiper.ts";

type SwiperCode = typeof import("./banner-swiper.ts");

/** The slide in view, and what moves it once it can move. */
interface BannerMotion {
  /** Index of the slide in view. */
  active: number;
  /** Whether Swiper's code has arrived and the other slides are wanted in the page. */
  loaded: boolean;
  /** Nothing until Swiper runs. */
  driver: BannerDriver | undefined;
}

/**
 * Fetches Swiper when it is wanted and the browser is idle, then lets it drive `stage`. Should it never arrive,
 * the carousel stays on its first slide, which is a complete page by itself.
 */
export function useBannerDriver(stage: RefObject<HTMLElement | null>, wanted: boolean): BannerMotion {
  const [code, setCode] = useState<SwiperCode>();
  const [driver, setDriver] = useState<BannerDriver>();
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!wanted || code) return;
    let stale = false;
    whenIdle(() => {
      if (!stale) import("./banner-swiper.ts").then(setCode, () => {});
    });
    return () => {
      stale = true;
    };
  }, [wanted, code]);

  useEffect(() => {
    if (!code || !stage.current) return;
    const running = code.driveBanner(stage.current, setActive);
    setDriver(running);
    return () => running.stop();
  }, [code, stage]);

  return { active, loaded: code !== undefined, driver };
}

/** Safari has no idle callback; a task of its own after the load has settled comes near enough. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 300);
}

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
