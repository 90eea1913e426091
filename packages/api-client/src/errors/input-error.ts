import { failureMessages } from "@volado/domain";
import { ApiFailure } from "./api-failure.ts";

/** The input breaks the endpoint's own request schema; nothing was sent. */
export class InputError extends ApiFailure<"input"> {
  constructor(endpoint: string, cause: unknown) {
    super("input", failureMessages.input, endpoint, "the input does not fit the call", cause);
  }
}
