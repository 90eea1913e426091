import { useSyncExternalStore } from "react";
import { listen } from "../events/events.ts";

/** Milliseconds between two looks at the clock: a shown second is never more than half a second late. */
const TICK = 500;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** One timer for everything that ticks; none while the page is out of sight, and a look at once when it is back. */
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
 * What is read off the clock, kept up to date: the component renders anew only when the reading changes, so a
 * list of countdowns costs nothing but its digits. All that tick share one timer, which rests while the page
 * is hidden.
 *
 * @param read gives a plain value for an instant in epoch milliseconds; the same one for instants that look the same
 */
export const useTick = <T extends string | number | boolean>(
  read: (now: number) => T,
  clock: () => number = Date.now,
): T => {
  const reading = () => read(clock());
  return useSyncExternalStore(subscribe, reading, reading);
};
