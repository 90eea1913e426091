import { useEffect, useEffectEvent } from "react";

/** Milliseconds that a row above the first game has to stay on the screen: a fling passes by many. */
const REST = 150;

/** When {@link useStartReached} calls. */
export interface StartReachedOptions {
  /** Whether what is above the first game is near the screen, and can be asked for. */
  enabled: boolean;
  /** Index of the topmost game on the screen. */
  index: number;
  onStartReached: ((index: number) => void) | undefined;
}

/** Calls, once the player has stopped there, when the screen shows what is above the first game of a list. */
export function useStartReached({ enabled, index, onStartReached }: StartReachedOptions) {
  const call = useEffectEvent((at: number) => onStartReached?.(at));

  // Another row means that the page still moves: it is waited for anew.
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(call, REST, index);
    return () => clearTimeout(timer);
  }, [enabled, index]);
}
