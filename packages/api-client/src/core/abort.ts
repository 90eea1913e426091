import { AbortedError, isApiError } from "../errors/api-error.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";

/**
 * Runs `work` until it settles or the call's signal aborts. Does not start `work` if the signal has already
 * aborted. `AbortSignal.any` is missing in the oldest supported browsers.
 *
 * @param leave runs synchronously on abort, before the promise rejects
 * @throws the signal's reason if it is an ApiError (such as a timeout), otherwise AbortedError
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

/** Waits `milliseconds`. @throws AbortedError when the call's signal aborts. */
export const wait = (clock: Clock, milliseconds: number, call: Call): Promise<void> => {
  let cancel = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      cancel = clock.after(milliseconds, resolve);
    });
  return untilAborted(call, pause).finally(() => cancel());
};
