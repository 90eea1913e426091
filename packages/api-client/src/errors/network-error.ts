import { ApiFailure } from "./api-failure.ts";

/** No answer arrived: offline, refused, or the connection broke. Whether the gateway acted is unknown. */
export class NetworkError extends ApiFailure<"network"> {
  constructor(endpoint: string, cause: unknown) {
    super("network", endpoint, "no answer", cause);
  }
}
