import { AbortedError } from "../errors/aborted-error.ts";
import type { Clock } from "./clock.ts";

/**
 * Runs `stop` when `signal` aborts, or at once when it already has; the returned function stops listening.
 * `AbortSignal.any` would do, but is younger than the oldest supported browsers.
 */
export const onAbort = (signal: AbortSignal, stop: () => void): (() => void) => {
  if (signal.aborted) {
    stop();
    return () => {};
  }
  signal.addEventListener("abort", stop, { once: true });
  return () => signal.removeEventListener("abort", stop);
};

/** Follows `work` until it ends or `signal` aborts, whichever comes first. @throws AbortedError */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal, endpoint: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const ignore = onAbort(signal, () => reject(new AbortedError(endpoint, signal.reason)));
    work.then(resolve, reject).finally(ignore);
  });

/** Waits `milliseconds`. @throws AbortedError as soon as `signal` aborts. */
export const wait = (
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal,
  endpoint: string,
): Promise<void> => {
  let cancel = () => {};
  const pause = new Promise<void>((resolve) => {
    cancel = clock.after(milliseconds, resolve);
  });
  return untilAborted(pause, signal, endpoint).finally(() => cancel());
};
