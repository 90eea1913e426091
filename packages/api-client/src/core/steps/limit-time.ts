import { TimeoutError } from "../../errors/timeout-error.ts";
import { onAbort, untilAborted } from "../abort.ts";
import type { Step } from "../call.ts";

/**
 * Gives every try its own time limit and passes the caller's abort on. Both hold whatever the given `fetch` makes of its
 * signal: an answer that was asked for before the client was there can't be taken back.
 */
export const limitTime: Step =
  ({ clock }) =>
  async (call, next) => {
    const stop = new AbortController();
    const late = new TimeoutError(call.request.endpoint, call.timeout);
    const ignore = onAbort(call.signal, () => stop.abort(call.signal.reason));
    const cancel = clock.after(call.timeout, () => stop.abort(late));
    try {
      return await untilAborted(next({ ...call, signal: stop.signal }), stop.signal, call.request.endpoint);
    } catch (error) {
      throw stop.signal.reason === late ? late : error;
    } finally {
      cancel();
      ignore();
    }
  };
