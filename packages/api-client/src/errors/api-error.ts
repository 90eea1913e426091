/** Base of every error of a call. Its message is for developers; `messageKeyOf` returns the player's. */
abstract class ApiFailure<Kind extends string> extends Error {
  /** Discriminates the union. */
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

/** No response: offline, connection refused or broken. Whether the gateway acted is unknown. */
export class NetworkError extends ApiFailure<"network"> {
  constructor(endpoint: string, cause: unknown) {
    super("network", endpoint, "no answer", cause);
  }
}

/** One attempt exceeded its time limit. Whether the gateway acted is unknown. */
export class TimeoutError extends ApiFailure<"timeout"> {
  constructor(endpoint: string, milliseconds: number) {
    super("timeout", endpoint, `no answer in ${milliseconds} ms`);
  }
}

/** The caller aborted the call; there is nothing to show. */
export class AbortedError extends ApiFailure<"aborted"> {
  constructor(endpoint: string, cause: unknown) {
    super("aborted", endpoint, "given up", cause);
  }
}

/** A failing status without the gateway's envelope: from a proxy, a CDN or a broken gateway. */
export class HttpError extends ApiFailure<"http"> {
  declare readonly status: number;
  /** Milliseconds to wait, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor(endpoint: string, status: number, retryAfter?: number) {
    super("http", endpoint, `status ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A refusal by the gateway (decisions W1). */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly value?: unknown;
  readonly retryAfter?: number | undefined;
}

/** The gateway refused the call, with a code and sometimes data (`value.captcha`, `value.issues`, `value.now`). */
export class RejectedError extends ApiFailure<"rejected"> {
  declare readonly status: number;
  declare readonly code: string;
  /** Unvalidated data of the refusal; read it with `refusalFlag` or parse it. */
  declare readonly value: unknown;
  /** Milliseconds to wait, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor(endpoint: string, refusal: Refusal) {
    super("rejected", endpoint, `refused with ${refusal.code} (${refusal.status})`);
    Object.assign(this, refusal);
  }
}

/** The response does not match its schema. `cause` is the schema's error, with paths and no values. */
export class SchemaError extends ApiFailure<"schema"> {
  constructor(endpoint: string, cause: unknown) {
    super("schema", endpoint, "bad answer", cause);
  }
}

/** Why encryption failed: no WebCrypto on this origin, no gateway key, or the cipher threw. */
export type CryptoFailure = "insecure-origin" | "no-key" | "cipher-failed";

/** The body could not be encrypted, so nothing was sent (decisions W4). */
export class CryptoError extends ApiFailure<"crypto"> {
  declare readonly reason: CryptoFailure;

  constructor(endpoint: string, reason: CryptoFailure, cause?: unknown) {
    super("crypto", endpoint, reason, cause);
    this.reason = reason;
  }
}

/** The input does not match the endpoint's request schema; nothing was sent. */
export class InputError extends ApiFailure<"input"> {
  constructor(endpoint: string, cause: unknown) {
    super("input", endpoint, "bad input", cause);
  }
}

/** Every error of a call, discriminated by `kind`. */
export type ApiError =
  | NetworkError
  | TimeoutError
  | AbortedError
  | HttpError
  | RejectedError
  | SchemaError
  | CryptoError
  | InputError;

/** Whether an error was thrown by a call. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiFailure;

/** Whether a refusal's `value` has a truthy field of this name, e.g. "captcha" after a failed login (Spec §8). */
export const refusalFlag = (error: unknown, name: string): boolean =>
  isApiError(error) &&
  error.kind === "rejected" &&
  typeof error.value === "object" &&
  error.value !== null &&
  Boolean(Reflect.get(error.value, name));
