import { useEffect, useState } from "react";
import type { BannerDriver } from "./banner-swiper.ts";

/** Whether the carousel stands until the player moves it, as they wished it. */
export interface Autoplay {
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/** When and how {@link useAutoplay} moves. */
export interface AutoplayOptions {
  driver: BannerDriver | null;
  /** The slide in view; each change starts the wait anew. */
  active: number;
  /** Waits while the player's pointer or focus is on the carousel, or it is off the screen. */
  held: boolean;
  /** The player prefers less motion: nothing begins by itself. */
  reduced: boolean;
  /** Milliseconds a slide stands. */
  delay: number;
  /** Milliseconds a change takes. */
  speed: number;
}

/** Moves on after each pause, unless the player stopped it or prefers reduced motion. */
export function useAutoplay({ driver, active, held, reduced, delay, speed }: AutoplayOptions): Autoplay {
  const [wish, setPaused] = useState<boolean | null>(null);
  const paused = wish ?? reduced;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide has its whole time, whoever brought it.
  useEffect(() => {
    if (paused || held || !driver) return;
    const timer = setTimeout(() => driver.next(speed), delay);
    return () => clearTimeout(timer);
  }, [paused, held, driver, active, delay, speed]);
  return { paused, setPaused };
}
