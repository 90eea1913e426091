import { ApiFailure } from "./api-failure.ts";

/** An answer without the gateway's envelope and with a failing status: a proxy, a CDN or a broken gateway spoke. */
export class HttpError extends ApiFailure<"http"> {
  declare readonly status: number;
  /** Milliseconds the answer asks to wait, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor(endpoint: string, status: number, retryAfter?: number) {
    super("http", endpoint, `status ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
