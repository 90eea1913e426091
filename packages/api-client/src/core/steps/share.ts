import { onAbort } from "../abort.ts";
import type { Call, Step } from "../call.ts";

interface Running {
  readonly answer: Promise<unknown>;
  readonly startedAt: number;
  readonly stop: AbortController;
  waiting: number;
  ended: boolean;
}

const keyOf = ({ request }: Call): string | undefined => {
  const { body } = request;
  if (body.kind === "parts") return undefined;
  return JSON.stringify([
    request.method,
    request.url,
    request.headers.Token,
    request.headers.Language,
    body.kind === "none" ? "" : body.text,
  ]);
};

/**
 * Equal reads that run at the same time are one request, and a throttled call answers its repetitions for a while.
 * Each caller may leave on its own; the request itself stops when the last one has left.
 */
export const share: Step = ({ clock, report }) => {
  const running = new Map<string, Running>();

  const forget = (key: string, entry: Running) => {
    if (running.get(key) === entry) running.delete(key);
  };

  return (call, next) => {
    const { throttle = 0, request, signal } = call;
    const key = call.replay === "safe" || throttle > 0 ? keyOf(call) : undefined;
    if (key === undefined) return next(call);

    const isFresh = (entry: Running) => !entry.ended || clock.now() - entry.startedAt < throttle;
    const found = running.get(key);
    let entry = found && isFresh(found) ? found : undefined;
    if (entry) {
      report({ type: "shared", endpoint: request.endpoint });
    } else {
      const stop = new AbortController();
      const started: Running = {
        answer: next({ ...call, signal: stop.signal }),
        startedAt: clock.now(),
        stop,
        waiting: 0,
        ended: false,
      };
      const end = () => {
        started.ended = true;
        const rest = throttle - (clock.now() - started.startedAt);
        if (rest > 0) clock.after(rest, () => forget(key, started));
        else forget(key, started);
      };
      started.answer.then(end, () => {
        started.ended = true;
        forget(key, started);
      });
      running.set(key, started);
      entry = started;
    }

    const joined = entry;
    joined.waiting += 1;
    const ignore = onAbort(signal, () => {
      joined.waiting -= 1;
      if (joined.waiting > 0 || joined.ended) return;
      forget(key, joined);
      joined.stop.abort(signal.reason);
    });
    return joined.answer.finally(ignore);
  };
};
