import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { observe } from "../motion/observe.ts";

export interface EndReachedOptions {
  /** Whether more can be loaded and nothing is loading. */
  enabled: boolean;
  /** Number of items. The end is checked again when it changes, since it may still be in view. */
  count: number;
  /** Distance from the end at which to call, in CSS pixels. */
  distance: number;
  /** Minimum time between two calls, in milliseconds. */
  interval: number;
  onEndReached: (() => void) | undefined;
}

/** Calls `onEndReached` when the element that marks a list's end comes near the screen. */
export function useEndReached(
  end: RefObject<Element | null>,
  { enabled, count, distance, interval, onEndReached }: EndReachedOptions,
) {
  const lastCall = useRef(-interval);
  const call = useEffectEvent(() => {
    lastCall.current = performance.now();
    onEndReached?.();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `count` must start a new check.
  useEffect(() => {
    if (!enabled || !end.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = observe(end.current, { rootMargin: `0px 0px ${distance}px` }, (near) => {
      clearTimeout(timer);
      if (near) timer = setTimeout(call, lastCall.current + interval - performance.now());
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [end, enabled, count, distance, interval]);
}
