import { ApiFailure } from "./api-failure.ts";

/** What a refusal is made of (decisions W1). */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly value?: unknown;
  readonly retryAfter?: number | undefined;
}

/**
 * The gateway understood and refused, with a machine code and sometimes data (`value.captcha`,
 * `value.issues`, `value.now`).
 */
export class RejectedError extends ApiFailure<"rejected"> {
  declare readonly status: number;
  declare readonly code: string;
  /** Unchecked data of the refusal; read it with `refusalFlag` or by parsing. */
  declare readonly value: unknown;
  /** Milliseconds the answer asks to wait, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor(endpoint: string, refusal: Refusal) {
    super("rejected", endpoint, `refused with ${refusal.code} (${refusal.status})`);
    Object.assign(this, refusal);
  }
}
