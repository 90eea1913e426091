import {
  AbortedError,
  type ApiError,
  isApiError,
  NetworkError,
  RejectedError,
  TimeoutError,
} from "../errors/api-error.ts";
import type { Call, ClientContext, Next, Step } from "./call.ts";
import { openEnvelope } from "./envelope.ts";
import { type Clock, newIdempotencyKey } from "./options.ts";

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

/**
 * Sends one attempt and opens the response's envelope. An aborted call is not sent, even if `fetch` ignores
 * its signal. Redirects are refused, because they would carry the `Token` header to another origin.
 * @throws NetworkError | AbortedError | TimeoutError | HttpError | RejectedError | SchemaError
 */
const execute = (call: Call, { fetch, clock }: ClientContext): Promise<unknown> => {
  const { signal, keepalive, request } = call;
  const { endpoint, method, url, headers, body = null, secret } = request;
  return untilAborted(call, async () => {
    try {
      if (secret) throw new Error("unencrypted body");
      const response = await fetch(url, {
        method,
        headers,
        body,
        signal,
        keepalive,
        cache: "no-store",
        redirect: "error",
      });
      return openEnvelope(endpoint, response, await response.text(), clock.now());
    } catch (error) {
      throw isApiError(error) ? error : new NetworkError(endpoint, error);
    }
  });
};

interface Running {
  readonly answer: Promise<unknown>;
  readonly stop: AbortController;
  /** Callers still waiting. */
  waiting: number;
}

/**
 * Merges equal concurrent reads into one request; a throttled call shares its response a while longer. Each
 * caller can abort on its own, and the request stops with the last one. Calls with different time limits are
 * not merged.
 */
const dedupe: Step = ({ clock, onEvent }) => {
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
      // Synchronously, so that a new equal call does not join the aborted request.
      () => {
        joined.waiting -= 1;
        if (joined.waiting) return;
        running.delete(key);
        stop.abort(signal.reason);
      },
    );
  };
};

/**
 * Notifies the session hook when the gateway no longer accepts the current token: once per token, and not if
 * the member has signed in again since.
 */
const watchSession: Step = ({ session, clearPersonalCache }) => {
  let endedToken: string | undefined;
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      const token = call.request.headers.Token;
      // The app's session hook may throw; the caller still gets the 401.
      try {
        const isOver = error instanceof RejectedError && error.status === 401 && token === session.token();
        if (isOver && token && token !== endedToken) {
          endedToken = token;
          clearPersonalCache();
          session.ended(error.code === "session_elsewhere" ? "elsewhere" : "expired", token);
        }
      } catch {}
      throw error;
    }
  };
};

/** A call counts as slow after this time without a response, over all attempts. */
export const SLOW_AFTER_MS = 8_000;

/** Abort reason of a run that is restarted. */
const RESTART = Symbol("restart");

/**
 * Reports slow calls with a way to restart or give up. It wraps the retries, so that a restart uses the same
 * idempotency key, and every restart gets the full time.
 */
const watchSlow: Step = ({ clock, onSlow }) => {
  if (!onSlow) return (call, next) => next(call);
  return async (original, next) => {
    const { replay, request, signal } = original;
    const idempotencyKey = original.idempotencyKey ?? (replay === "keyed" ? newIdempotencyKey() : undefined);
    const call = { ...original, idempotencyKey };
    for (;;) {
      const stop = new AbortController();
      const run = { ...call, signal: stop.signal };
      let ended: (() => void) | undefined;
      const report = () => {
        ended = onSlow({
          endpoint: request.endpoint,
          replay,
          again: replay === "never" ? undefined : () => stop.abort(RESTART),
          giveUp: () => stop.abort(new TimeoutError(request.endpoint, SLOW_AFTER_MS)),
        });
      };
      const forget = clock.after(SLOW_AFTER_MS, report);
      try {
        return await untilAborted(call, () => untilAborted(run, () => next(run)));
      } catch (error) {
        if (signal.aborted || stop.signal.reason !== RESTART) throw error;
      } finally {
        forget();
        ended?.();
        stop.abort(signal.reason);
      }
    }
  };
};

/** Falls back to the stored offline response when all attempts failed to reach the gateway. */
const answerOffline: Step =
  ({ onEvent }) =>
  async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof TimeoutError)) throw error;
      const wire = await call.offlineFallback?.();
      if (wire === undefined) throw error;
      onEvent({ type: "stood-in", endpoint: call.request.endpoint });
      return wire;
    }
  };

/** Attempts after the first one. */
const MAX_RETRIES = 2;
/** Attempts after the first one while the browser reports no network. One, because browsers may be wrong about it. */
const MAX_RETRIES_OFFLINE = 1;
/** Upper bound of the first random delay. It doubles with each retry. */
const BASE_DELAY_MS = 300;
/** The client doesn't retry after a longer `Retry-After`. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * Whether a retry may help. Maintenance (a refusal with 503) is a state of the site, so it is reported at once
 * unless the gateway sends `Retry-After`.
 */
const isTransient = (error: ApiError): boolean => {
  if (!("status" in error)) return error.kind === "network" || error.kind === "timeout";
  const { status } = error;
  if (status === 429 || status === 502) return true;
  if (!("code" in error)) return status === 408 || status >= 500;
  return error.code === "internal" || (status === 503 && error.retryAfter !== undefined);
};

const withIdempotencyKey = ({ request, idempotencyKey = newIdempotencyKey(), ...call }: Call): Call => ({
  ...call,
  idempotencyKey,
  request: { ...request, headers: { ...request.headers, "Idempotency-Key": idempotencyKey } },
});

/** Retries reads and keyed writes after transient failures, with full jitter or as `Retry-After` says. */
const retry: Step =
  ({ clock, random, onEvent, online = () => true }) =>
  async (original, next) => {
    const call = original.replay === "keyed" ? withIdempotencyKey(original) : original;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next({ ...call, attempt });
      } catch (error) {
        const mayRetry = call.replay !== "never" && attempt <= (online() ? MAX_RETRIES : MAX_RETRIES_OFFLINE);
        if (!mayRetry || !isApiError(error) || !isTransient(error)) throw error;
        const requested = "retryAfter" in error ? error.retryAfter : undefined;
        const delay = requested ?? random() * BASE_DELAY_MS * 2 ** (attempt - 1);
        if (delay > MAX_RETRY_AFTER_MS) throw error;
        onEvent({ type: "retry", endpoint: call.request.endpoint, attempt, delay });
        await wait(clock, delay, call);
      }
    }
  };

/**
 * Gives every attempt its own time limit and forwards the caller's abort. Both apply even if the steps below
 * ignore their signal, as the app's key refresh does.
 */
const limitTime: Step =
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

/**
 * Encrypts secret bodies, again for every attempt. The code is loaded with the first one, so that visitors who
 * never sign in don't download it.
 * @throws NetworkError if that code can't be loaded; nothing is sent
 */
const encryptBody: Step = (context) => {
  let encryptThenSend: ReturnType<Step> | undefined;
  return async (call, next) => {
    const { endpoint, secret } = call.request;
    if (!secret) return next(call);
    const { encryptAndSend } = await import("../crypto/encrypt-and-send.ts").catch((cause: unknown) => {
      throw new NetworkError(endpoint, cause);
    });
    encryptThenSend ??= encryptAndSend(context);
    return encryptThenSend(call, next);
  };
};

/** Reports the outcome and duration of every attempt. */
const reportAttempts: Step =
  ({ clock, onEvent }) =>
  (call, next) => {
    const startedAt = clock.now();
    const report = (end: unknown) => {
      const error = isApiError(end) ? end : undefined;
      onEvent({
        type: "try",
        endpoint: call.request.endpoint,
        attempt: call.attempt,
        outcome: error?.kind ?? "ok",
        status: error && "status" in error ? error.status : undefined,
        code: error?.kind === "rejected" ? error.code : undefined,
        milliseconds: clock.now() - startedAt,
      });
    };
    const answer = next(call);
    answer.then(report, report);
    return answer;
  };

/**
 * The steps of every call, outermost first; `execute` comes last. The order matters: deduplication, session and
 * slow-call handling span all attempts, while time limit and encryption apply to each one.
 */
export const PIPELINE: readonly Step[] = Object.freeze([
  dedupe,
  watchSession,
  watchSlow,
  answerOffline,
  retry,
  limitTime,
  encryptBody,
  reportAttempts,
]);

export const createPipeline = (context: ClientContext): Next =>
  PIPELINE.reduceRight<Next>(
    (next, step) => {
      const run = step(context);
      return (call) => run(call, next);
    },
    (call) => execute(call, context),
  );
