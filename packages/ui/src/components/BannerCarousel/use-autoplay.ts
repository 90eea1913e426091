import { useEffect, useState } from "react";
import { useReducedMotion } from "../../motion/use-reduced-motion.ts";
import type { BannerDriver } from "./banner-swiper.ts";

/** Whether the carousel moves by itself, as the player wished it. */
export interface Autoplay {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/** When and how {@link useAutoplay} moves. */
export interface AutoplayOptions {
  driver: BannerDriver | null;
  /** The slide in view; each change starts the wait anew. */
  active: number;
  /** Waits while the player's pointer or focus is on the carousel, or it is off the screen. */
  held: boolean;
  /** Milliseconds a slide stands. */
  delay: number;
  /** Milliseconds a change takes. */
  speed: number;
}

/** Moves on after each pause, unless the player stopped it or prefers reduced motion. */
export function useAutoplay({ driver, active, held, delay, speed }: AutoplayOptions): Autoplay {
  const reduced = useReducedMotion();
  const [wish, setPlaying] = useState<boolean | null>(null);
  const playing = wish ?? !reduced;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide has its whole time, whoever brought it.
  useEffect(() => {
    if (!playing || held || !driver) return;
    const timer = setTimeout(() => driver.next(speed), delay);
    return () => clearTimeout(timer);
  }, [playing, held, driver, active, delay, speed]);
  return { playing, setPlaying };
}
