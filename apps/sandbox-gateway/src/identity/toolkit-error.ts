import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal in the words of Firebase: the SDK turns `INVALID_CODE` into its own error. */
export class ToolkitError extends Error {
  override readonly name = "ToolkitError";
  readonly status: ContentfulStatusCode;

  /** @param reason Firebase's code, if need be followed by " : " and a sentence */
  constructor(reason: string, status: ContentfulStatusCode = 400) {
    super(reason);
    this.status = status;
  }

  /** As on the wire. */
  get body() {
    const { message, status: code } = this;
    return { error: { code, message, errors: [{ message, domain: "global", reason: "invalid" }] } };
  }
}
