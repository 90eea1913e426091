import { untilAborted } from "../abort.ts";
import type { Step } from "../call.ts";

interface Running {
  readonly answer: Promise<unknown>;
  readonly stop: AbortController;
  /** Callers that have not left. */
  waiting: number;
}

/**
 * Equal reads that run at the same time are one request, and a throttled call answers its repetitions for a
 * while longer. Each caller may leave on its own; the request itself stops when the last one has left. A call
 * with another time limit is another call, so that nobody waits longer than was asked for, or is given up
 * sooner.
 */
export const dedupe: Step = ({ clock, onEvent }) => {
  const running = new Map<string, Running>();
  return (call, next) => {
    const { throttle, request, signal, replay, timeout } = call;
    if ((replay !== "safe" && !throttle) || request.body instanceof FormData) return next(call);

    const key = JSON.stringify([request, `${request.body}`, timeout]);
    let joined = running.get(key);
    if (joined) onEvent({ type: "deduped", endpoint: request.endpoint });
    else {
      const stop = new AbortController();
      const started = { answer: next({ ...call, signal: stop.signal }), stop, waiting: 0 };
      const forget = () => {
        if (running.get(key) === started) running.delete(key);
      };
      started.answer.then(() => (throttle ? clock.after(throttle, forget) : forget()), forget);
      running.set(key, started);
      joined = started;
    }

    const { answer, stop } = joined;
    joined.waiting += 1;
    return untilAborted(
      call,
      () => answer,
      // At once, or who asks again in the same moment would join what was given up.
      () => {
        joined.waiting -= 1;
        if (joined.waiting) return;
        running.delete(key);
        stop.abort(signal.reason);
      },
    );
  };
};
