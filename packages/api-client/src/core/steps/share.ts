import { onAbort } from "../abort.ts";
import type { Step } from "../call.ts";

interface Running {
  readonly answer: Promise<unknown>;
  readonly stop: AbortController;
  /** Callers that have not left. */
  waiting: number;
}

/**
 * Equal reads that run at the same time are one request, and a throttled call answers its repetitions for a while longer.
 * Each caller may leave on its own; the request itself stops when the last one has left.
 */
export const share: Step = ({ clock, onEvent }) => {
  const running = new Map<string, Running>();
  return (call, next) => {
    const { throttle, request, signal, replay } = call;
    const isShared = replay === "safe" || throttle !== undefined;
    if (!isShared || request.body instanceof FormData) return next(call);

    const key = JSON.stringify([request, String(request.body)]);
    const start = (): Running => {
      const stop = new AbortController();
      const answer = next({ ...call, signal: stop.signal });
      const started = { answer, stop, waiting: 0 };
      const forget = () => {
        if (running.get(key) === started) running.delete(key);
      };
      answer.then(() => (throttle ? clock.after(throttle, forget) : forget()), forget);
      running.set(key, started);
      return started;
    };
    const found = running.get(key);
    if (found) onEvent({ type: "shared", endpoint: request.endpoint });
    const joined = found ?? start();

    joined.waiting += 1;
    const ignore = onAbort(signal, () => {
      joined.waiting -= 1;
      if (joined.waiting > 0) return;
      running.delete(key);
      joined.stop.abort(signal.reason);
    });
    return joined.answer.finally(ignore);
  };
};
