import { type RefObject, useEffect, useState } from "react";
import type { BannerDriver } from "./banner-swiper.ts";

type DriveBanner = typeof import("./banner-swiper.ts")["driveBanner"];

/** The slide in view, and what moves it once it can move. */
export interface BannerMotion {
  /** Index of the slide in view. */
  active: number;
  /** Whether Swiper's code has arrived and the other slides are wanted in the page. */
  loaded: boolean;
  /** `null` until Swiper runs. */
  driver: BannerDriver | null;
}

/**
 * Fetches Swiper when it is wanted and the browser is idle, then lets it drive `stage`. Should it never arrive,
 * the carousel stays on its first slide, which is a complete page by itself.
 */
export function useBannerDriver(stage: RefObject<HTMLElement | null>, wanted: boolean): BannerMotion {
  const [drive, setDrive] = useState<DriveBanner | null>(null);
  const [driver, setDriver] = useState<BannerDriver | null>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!wanted || drive) return;
    let stale = false;
    whenIdle(() => {
      if (stale) return;
      import("./banner-swiper.ts").then(
        ({ driveBanner }) => setDrive(() => driveBanner),
        () => {},
      );
    });
    return () => {
      stale = true;
    };
  }, [wanted, drive]);

  useEffect(() => {
    if (!drive || !stage.current) return;
    const running = drive(stage.current, setActive);
    setDriver(running);
    return () => running.stop();
  }, [drive, stage]);

  return { active, loaded: drive !== null, driver };
}

/** Safari has no idle callback; a task of its own after the load has settled comes near enough. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 300);
}
