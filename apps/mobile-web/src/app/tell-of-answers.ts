import type { ClientEvent } from "@volado/api-client";
import type { ErrorReporter } from "../shared/services/error-reporter.ts";

/** Reports what of an answer didn't fit and was left out: rows, values, a password's pattern (docs/decisions/001). */
export const tellOfAnswers =
  (reporter: ErrorReporter) =>
  (event: ClientEvent): void => {
    if (event.type !== "rows-dropped") return;
    const error = new Error(`${event.count} of the answer's rows or values did not fit and were left out`);
    reporter.report(error, { at: event.endpoint });
  };
