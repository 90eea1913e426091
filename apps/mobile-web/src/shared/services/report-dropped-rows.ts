import type { ClientEvent } from "@volado/api-client";
import type { ErrorReporter } from "./services-context.tsx";

/** A row that could not be parsed. Contains the endpoint and the field, never a value. */
export class DroppedRowsError extends Error {
  override readonly name = "DroppedRowsError";
}

/**
 * Reports rows left out of lists (docs/decisions/001): each field of an endpoint once per page load.
 * @param warn the console in development
 */
export const reportDroppedRows = (reporter: ErrorReporter, warn?: (message: string) => void) => {
  const reported = new Set<string>();
  return (event: ClientEvent): void => {
    if (event.type !== "rows-dropped") return;
    const { endpoint } = event;
    for (const field of event.fields) {
      const place = `${endpoint} ${field}`;
      if (reported.has(place)) continue;
      reported.add(place);
      const error = new DroppedRowsError(`${endpoint} left a row out: ${field} is not valid.`);
      warn?.(error.message);
      reporter.report(error, { at: "dropped-rows", endpoint, field });
    }
  };
};
