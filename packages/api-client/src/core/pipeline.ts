import { type ApiError, isApiError, NetworkError, RejectedError, TimeoutError } from "../errors/api-error.ts";
import { untilAborted, wait } from "./abort.ts";
import type { Call, ClientContext, Next, Step } from "./call.ts";
import { openEnvelope } from "./envelope.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";

/**
 * Sends one try and opens the answer's envelope. What was given up before is not sent, whatever `fetch` makes
 * of its signal. Redirects are refused: a custom `Token` header would follow them to another origin.
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
  /** Callers that have not left. */
  waiting: number;
}

/**
 * Equal reads that run at the same time are one request, and a throttled call answers its repetitions for a
 * while longer. Each caller may leave on its own; the request itself stops when the last one has left. A call
 * with another time limit is another call, so that nobody waits longer than was asked for, or is given up
 * sooner.
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

/**
 * Tells the session hook when the gateway no longer accepts a token: once for each token, however many calls
 * fail with it, and not at all when the member has signed in anew meanwhile.
 */
const watchSession: Step = ({ session, clearPersonalCache }) => {
  let expiredToken: string | undefined;
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      const token = call.request.headers.Token;
      // The page's own session may fail; the caller is told of the 401 all the same.
      try {
        const isOver = error instanceof RejectedError && error.status === 401 && token === session.token();
        if (isOver && token && token !== expiredToken) {
          expiredToken = token;
          clearPersonalCache();
          session.expired(error.code === "session_elsewhere" ? "elsewhere" : "expired", token);
        }
      } catch {}
      throw error;
    }
  };
};

/** Milliseconds without an answer after which whoever waits is told that it takes long, whatever tries that were. */
export const SLOW_AFTER_MS = 8_000;

/** Why a turn was left that is to begin anew. */
const ANEW = Symbol("anew");

/**
 * Tells the page of a call that takes long, with the ways out of it. It stands around the retries, so that a key
 * outlasts a beginning anew, and each beginning has its own time.
 */
const watchSlow: Step = ({ clock, onSlow }) => {
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

/**
 * Has the answer that was put aside stand in for one that can't be had, and says so. It stands around the retries: a
 * gateway that can be reached is heard first.
 */
const answerOffline: Step =
  ({ onEvent }) =>
  async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof TimeoutError)) throw error;
      const wire = await call.standIn?.();
      if (wire === undefined) throw error;
      onEvent({ type: "stood-in", endpoint: call.request.endpoint });
      return wire;
    }
  };

/** Tries after the first one. */
const MAX_RETRIES = 2;
/** The same where the browser knows of no network: what it says is a guess. */
const MAX_RETRIES_OFFLINE = 1;
/** The first pause is random up to this, the next one up to twice as much. */
const BASE_DELAY_MS = 300;
/** Who asks to wait longer than this is not asked again by the client. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * Maintenance (a refusal with 503) is a state of the site, not a passing fault, and the player is told at once; unless
 * the gateway says itself when to ask again.
 */
const isPassing = (error: ApiError): boolean => {
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

/** Tries reads and keyed writes again after passing failures: full jitter, or what `Retry-After` asks. */
const retry: Step =
  ({ clock, random, onEvent, online = () => true }) =>
  async (original, next) => {
    const call = original.replay === "keyed" ? withIdempotencyKey(original) : original;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next({ ...call, attempt });
      } catch (error) {
        const mayRepeat =
          call.replay !== "never" && attempt <= (online() ? MAX_RETRIES : MAX_RETRIES_OFFLINE);
        if (!mayRepeat || !isApiError(error) || !isPassing(error)) throw error;
        const asked = "retryAfter" in error ? error.retryAfter : undefined;
        const delay = asked ?? random() * BASE_DELAY_MS * 2 ** (attempt - 1);
        if (delay > MAX_RETRY_AFTER_MS) throw error;
        onEvent({ type: "retry", endpoint: call.request.endpoint, attempt, delay });
        await wait(clock, delay, call);
      }
    }
  };

/**
 * Gives every try its own time limit and passes the caller's abort on. Both hold whatever the steps below make of their
 * signal: keys that never come have no way to be given up, and an answer that was asked for before the client was there
 * can't be taken back.
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
 * Encrypts secret bodies, afresh for every try.
 * The code that does it is loaded with the first secret body, so that visitors who never sign in don't download it.
 * @throws NetworkError when that code can't be loaded; then nothing is sent.
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

/** Tells of every try how it ended and how long it took. */
const reportTries: Step =
  ({ clock, onEvent }) =>
  (call, next) => {
    const startedAt = clock.now();
    const tell = (end: unknown) => {
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
    answer.then(tell, tell);
    return answer;
  };

/**
 * The order of every call, outermost first; `execute` ends it. Frozen, because the order is the meaning:
 * equal calls are joined before anything else, the session is judged once for all tries, what takes long is
 * told of whatever tries it needs, a time limit is for
 * one try and holds for keys and ciphers too, and a body is encrypted for every try.
 */
export const PIPELINE: readonly Step[] = Object.freeze([
  dedupe,
  watchSession,
  watchSlow,
  answerOffline,
  retry,
  limitTime,
  encryptBody,
  reportTries,
]);

/** Puts the steps together for one client. */
export const createPipeline = (context: ClientContext): Next =>
  PIPELINE.reduceRight<Next>(
    (next, step) => {
      const run = step(context);
      return (call) => run(call, next);
    },
    (call) => execute(call, context),
  );
