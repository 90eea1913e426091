import { useSyncExternalStore } from "react";
import { listen } from "../events/events.ts";

/** Interval between ticks in milliseconds: a displayed second is at most half a second late. */
const TICK = 500;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** A shared timer for all subscribers. It stops while the page is hidden and ticks once when it is shown again. */
const follow = () => {
  const runs = listeners.size > 0 && !document.hidden;
  if (runs && timer === undefined) {
    tick();
    timer = setInterval(tick, TICK);
  }
  if (!runs) {
    clearInterval(timer);
    timer = undefined;
  }
};

const subscribe = (listener: () => void) => {
  const stop = listen(document, { visibilitychange: follow });
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    follow();
    stop();
  };
};

/**
 * A value derived from the clock. The component re-renders only when the value changes, so a list of countdowns is
 * cheap. All subscribers share one timer, which stops while the page is hidden.
 * @param read returns a primitive for an instant in epoch milliseconds, equal for instants that look the same
 */
export const useTick = <T extends string | number | boolean>(
  read: (now: number) => T,
  clock: () => number = Date.now,
): T => {
  const reading = () => read(clock());
  return useSyncExternalStore(subscribe, reading, reading);
};
