import { isApiError } from "../../errors/api-error.ts";
import type { Step } from "../call.ts";

/** Tells of every try how it ended and how long it took. */
export const reportTries: Step =
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
