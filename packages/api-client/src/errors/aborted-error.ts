import { ApiFailure } from "./api-failure.ts";

/** The caller gave the call up; nothing is to be shown for it. */
export class AbortedError extends ApiFailure<"aborted"> {
  constructor(endpoint: string, cause: unknown) {
    super("aborted", endpoint, "given up", cause);
  }
}
