/**
 * What every failure of a call carries: machine-readable first, a sentence for developers last;
 * `messageKeyOf` has the player's.
 */
abstract class ApiFailure<Kind extends string> extends Error {
  /** Tells the members of the union apart. */
  declare readonly kind: Kind;
  /** Id of the endpoint that was called. */
  declare readonly endpoint: string;

  constructor(kind: Kind, endpoint: string, detail: string, cause?: unknown) {
    super(`${endpoint}: ${detail}`, cause === undefined ? undefined : { cause });
    this.name = "ApiError";
    this.kind = kind;
    this.endpoint = endpoint;
  }
}

/** No answer arrived: offline, refused, or the connection broke. Whether the gateway acted is unknown. */
export class NetworkError extends ApiFailure<"network"> {
  constructor(endpoint: string, cause: unknown) {
    super("network", endpoint, "no answer", cause);
  }
}

/** One try took longer than its time limit. Whether the gateway acted is unknown. */
export class TimeoutError extends ApiFailure<"timeout"> {
  constructor(endpoint: string, milliseconds: number) {
    super("timeout", endpoint, `no answer in ${milliseconds} ms`);
  }
}

/** The caller gave the call up; nothing is to be shown for it. */
export class AbortedError extends ApiFailure<"aborted"> {
  constructor(endpoint: string, cause: unknown) {
    super("aborted", endpoint, "given up", cause);
  }
}

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

/** The gateway's answer does not have the agreed shape. `cause` is the schema's own error, with paths and no values. */
export class SchemaError extends ApiFailure<"schema"> {
  constructor(endpoint: string, cause: unknown) {
    super("schema", endpoint, "bad answer", cause);
  }
}

/** Why a body could not be encrypted: no WebCrypto on this origin, no key of the gateway, or the cipher failed. */
export type CryptoFailure = "insecure-origin" | "no-key" | "cipher-failed";

/** The body could not be encrypted, so nothing was sent (decisions W4). */
export class CryptoError extends ApiFailure<"crypto"> {
  declare readonly reason: CryptoFailure;

  constructor(endpoint: string, reason: CryptoFailure, cause?: unknown) {
    super("crypto", endpoint, reason, cause);
    this.reason = reason;
  }
}

/** The input breaks the endpoint's own request schema; nothing was sent. */
export class InputError extends ApiFailure<"input"> {
  constructor(endpoint: string, cause: unknown) {
    super("input", endpoint, "bad input", cause);
  }
}

/** Every way a call can fail; tell them apart by `kind`. */
export type ApiError =
  | NetworkError
  | TimeoutError
  | AbortedError
  | HttpError
  | RejectedError
  | SchemaError
  | CryptoError
  | InputError;

/** Whether something thrown came from a call. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiFailure;

/** Whether a refusal's `value` has a truthy field of this name, e.g. "captcha" after a failed login (Spec §8). */
export const refusalFlag = (error: unknown, name: string): boolean =>
  isApiError(error) &&
  error.kind === "rejected" &&
  typeof error.value === "object" &&
  error.value !== null &&
  Boolean(Reflect.get(error.value, name));
