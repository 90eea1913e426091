import { isApiError } from "../../errors/api-error.ts";
import type { Step } from "../call.ts";
import type { ClientEvent, Outcome } from "../events.ts";

type Ending = Pick<Extract<ClientEvent, { type: "try" }>, "outcome" | "status" | "code">;

const endingOf = (error: unknown): Ending => {
  const outcome: Outcome = isApiError(error) ? error.kind : "unexpected";
  if (!isApiError(error) || (error.kind !== "rejected" && error.kind !== "http")) {
    return { outcome, status: undefined, code: undefined };
  }
  return { outcome, status: error.status, code: error.kind === "rejected" ? error.code : undefined };
};

/** Tells of every try how it ended and how long it took. */
export const reportTries: Step =
  ({ clock, report }) =>
  async (call, next) => {
    const startedAt = clock.now();
    const tell = (ending: Ending) =>
      report({
        type: "try",
        endpoint: call.request.endpoint,
        attempt: call.attempt,
        ...ending,
        milliseconds: clock.now() - startedAt,
      });
    try {
      const value = await next(call);
      tell({ outcome: "ok", status: 200, code: undefined });
      return value;
    } catch (error) {
      tell(endingOf(error));
      throw error;
    }
  };
