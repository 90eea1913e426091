import { ApiFailure } from "./api-failure.ts";

/** The input breaks the endpoint's own request schema; nothing was sent. */
export class InputError extends ApiFailure<"input"> {
  constructor(endpoint: string, cause: unknown) {
    super("input", endpoint, "bad input", cause);
  }
}
