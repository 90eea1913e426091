import type { ClientEvent } from "@volado/api-client";
import type { ErrorReporter } from "./call-ports.ts";

/** What the gateway sent and no screen can show: names of a call and a field, never what stood in it. */
export class DroppedRowsError extends Error {
  override readonly name = "DroppedRowsError";
}

/**
 * Listens to the client and reports what it left out of lists (docs/decisions/001): each field of each call
 * once for as long as the page is open, however often it is asked for.
 *
 * @param warn the console of a development build; undefined in a release
 */
export const reportDroppedRows = (reporter: ErrorReporter, warn?: (words: string) => void) => {
  const told = new Set<string>();
  return (event: ClientEvent): void => {
    if (event.type !== "rows-dropped") return;
    const { endpoint } = event;
    for (const field of event.fields) {
      const place = `${endpoint} ${field}`;
      if (told.has(place)) continue;
      told.add(place);
      const error = new DroppedRowsError(`${endpoint} left a row out: ${field} does not fit.`);
      warn?.(error.message);
      reporter.report(error, { at: "dropped-rows", endpoint, field });
    }
  };
};
