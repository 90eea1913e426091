import type { AbortedError } from "./aborted-error.ts";
import { ApiFailure } from "./api-failure.ts";
import type { CryptoError } from "./crypto-error.ts";
import type { HttpError } from "./http-error.ts";
import type { InputError } from "./input-error.ts";
import type { NetworkError } from "./network-error.ts";
import type { RejectedError } from "./rejected-error.ts";
import type { SchemaError } from "./schema-error.ts";
import type { TimeoutError } from "./timeout-error.ts";

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
