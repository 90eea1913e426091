import { TimeoutError } from "../../errors/api-error.ts";
import { untilAborted } from "../abort.ts";
import type { Step } from "../call.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

/** Milliseconds without an answer after which whoever waits is told that it takes long, whatever tries that were. */
export const SLOW_AFTER_MS = 8_000;

/** Why a turn was left that is to begin anew. */
const ANEW = Symbol("anew");

/**
 * Tells the page of a call that takes long, with the ways out of it. It stands around the retries, so that a key
 * outlasts a beginning anew, and each beginning has its own time.
 */
export const watchSlow: Step = ({ clock, onSlow }) => {
  if (!onSlow) return (call, next) => next(call);
  return async (original, next) => {
    const { replay, request, signal } = original;
    const idempotencyKey = original.idempotencyKey ?? (replay === "keyed" ? newIdempotencyKey() : undefined);
    const call = { ...original, idempotencyKey };
    for (;;) {
      const stop = new AbortController();
      const turn = { ...call, signal: stop.signal };
      let ended: (() => void) | undefined;
      const tell = () => {
        ended = onSlow({
          endpoint: request.endpoint,
          replay,
          again: replay === "never" ? undefined : () => stop.abort(ANEW),
          giveUp: () => stop.abort(new TimeoutError(request.endpoint, SLOW_AFTER_MS)),
        });
      };
      const forget = clock.after(SLOW_AFTER_MS, tell);
      try {
        return await untilAborted(call, () => untilAborted(turn, () => next(turn)));
      } catch (error) {
        if (signal.aborted || stop.signal.reason !== ANEW) throw error;
      } finally {
        forget();
        ended?.();
        stop.abort(signal.reason);
      }
    }
  };
};
