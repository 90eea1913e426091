import { type ApiError, isApiError } from "../../errors/api-error.ts";
import { wait } from "../abort.ts";
import type { Call, Step } from "../call.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

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
export const retry: Step =
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
