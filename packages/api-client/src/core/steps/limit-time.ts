import { TimeoutError } from "../../errors/api-error.ts";
import { untilAborted } from "../abort.ts";
import type { Step } from "../call.ts";

/**
 * Gives every try its own time limit and passes the caller's abort on. Both hold whatever the steps below make of their
 * signal: keys that never come have no way to be given up, and an answer that was asked for before the client was there
 * can't be taken back.
 */
export const limitTime: Step =
  ({ clock }) =>
  (call, next) => {
    const { timeout, request } = call;
    const stop = new AbortController();
    const limited = { ...call, signal: stop.signal };
    const cancel = clock.after(timeout, () => stop.abort(new TimeoutError(request.endpoint, timeout)));
    return untilAborted(call, () => untilAborted(limited, () => next(limited))).finally(() => {
      cancel();
      stop.abort(call.signal.reason);
    });
  };
