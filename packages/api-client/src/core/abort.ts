import { AbortedError, isApiError } from "../errors/api-error.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";

/**
 * Does `work` of a call until it ends or the call's signal aborts, whichever comes first; when it already
 * has, `work` isn't begun. `AbortSignal.any` would do for some of it, but is younger than the oldest
 * supported browsers.
 *
 * @param leave runs within the abort itself, before anything that comes after it
 * @throws the signal's reason when it is an ApiError, such as a time limit's, and AbortedError otherwise
 */
export const untilAborted = <T>(
  { signal, request }: Call,
  work: () => Promise<T>,
  leave?: () => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      const { reason } = signal;
      leave?.();
      reject(isApiError(reason) ? reason : new AbortedError(request.endpoint, reason));
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });

/** Waits `milliseconds`. @throws AbortedError as soon as the call's signal aborts. */
export const wait = (clock: Clock, milliseconds: number, call: Call): Promise<void> => {
  let cancel = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      cancel = clock.after(milliseconds, resolve);
    });
  return untilAborted(call, pause).finally(() => cancel());
};
