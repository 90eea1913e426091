import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { observe } from "../motion/observe.ts";

/** When {@link useEndReached} calls. */
export interface EndReachedOptions {
  /** Whether there may be more and nothing is under way. */
  enabled: boolean;
  /** Items so far; when it changes, the end is looked at again, as it may still be in view. */
  count: number;
  /** How far ahead of the end to call, in CSS pixels. */
  distance: number;
  /** The least time between two calls, in milliseconds. */
  interval: number;
  onEndReached: (() => void) | undefined;
}

/** Calls when the element that marks a list's end comes near the screen. */
export function useEndReached(
  end: RefObject<Element | null>,
  { enabled, count, distance, interval, onEndReached }: EndReachedOptions,
) {
  const lastCall = useRef(-interval);
  const call = useEffectEvent(() => {
    lastCall.current = performance.now();
    onEndReached?.();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means a new look, though it isn't read.
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
