import { HttpError } from "../../errors/http-error.ts";
import { NetworkError } from "../../errors/network-error.ts";
import { RejectedError } from "../../errors/rejected-error.ts";
import { TimeoutError } from "../../errors/timeout-error.ts";
import { wait } from "../abort.ts";
import type { Step } from "../call.ts";

/** Tries after the first one. */
const MAX_RETRIES = 2;
/** Milliseconds: the first pause is random up to this, each further one up to twice as much. */
const BASE_DELAY = 300;
const MAX_DELAY = 3_000;
/** Milliseconds: who asks to wait longer than this is not asked again by the client. */
const MAX_RETRY_AFTER = 10_000;

const isPassing = (error: unknown): boolean => {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  if (error instanceof HttpError) return error.status >= 500 || error.status === 408 || error.status === 429;
  // Maintenance is a state of the site, not a passing fault: the player is told at once.
  return error instanceof RejectedError && (error.code === "internal" || error.status === 429);
};

/** Tries reads and keyed writes again after passing failures: full jitter, or what `Retry-After` asks. */
export const retry: Step =
  ({ clock, random, report }) =>
  async (call, next) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next({ ...call, attempt });
      } catch (error) {
        if (call.replay === "never" || attempt > MAX_RETRIES || !isPassing(error)) throw error;
        const asked =
          error instanceof HttpError || error instanceof RejectedError ? error.retryAfter : undefined;
        if (asked !== undefined && asked > MAX_RETRY_AFTER) throw error;
        const delay = asked ?? random() * Math.min(MAX_DELAY, BASE_DELAY * 2 ** (attempt - 1));
        report({ type: "retry", endpoint: call.request.endpoint, attempt, delay });
        await wait(clock, delay, call.signal, call.request.endpoint);
      }
    }
  };
