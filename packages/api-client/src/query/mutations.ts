import { type MutationKey, mutationOptions, type QueryKey } from "@tanstack/react-query";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Client } from "../core/client.ts";
import type { Endpoint } from "../core/endpoint.ts";
import type { ApiError } from "../errors/api-error.ts";

/** `meta` of this package's mutations. */
export type ApiMutationMeta = Record<string, unknown> & {
  /** Keys to invalidate after success, by the app's `MutationCache`. */
  readonly invalidates?: readonly QueryKey[];
  /** Runs in the background: shown optimistically or not at all. */
  readonly background?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    /** The only error that `Client.call` throws. */
    defaultError: ApiError;
    mutationMeta: ApiMutationMeta;
  }
}

/** Uploads of up to 15 MB are slow on a phone. */
export const UPLOAD_TIMEOUT_MS = 3 * MINUTE_MS;

/** Variables of a keyed write. */
export interface Keyed {
  /** The gateway carries out a write only once per key. */
  readonly idempotencyKey: string;
}

interface Options {
  readonly mutationKey: MutationKey;
  /** 0 for calls with a password, so that the password is not cached. */
  readonly gcTime?: number;
  readonly meta?: ApiMutationMeta;
}

/** A mutation whose variables are the call's input. */
export const callMutation = <Id extends string, I, W, V, O>(
  client: Client,
  endpoint: Endpoint<Id, I, W, V, O>,
  options: Options,
) => mutationOptions({ ...options, mutationFn: (input: I) => client.call(endpoint, input) });

function inputOf<Input>(variables: Input & Keyed): Input;
function inputOf({ idempotencyKey: _, ...input }: Keyed): object {
  return input;
}

/** A mutation whose variables are the call's input and an idempotency key. */
export const keyedMutation = <Id extends string, I, W, V, O>(
  client: Client,
  endpoint: Endpoint<Id, I, W, V, O>,
  { timeout, ...options }: Options & { readonly timeout?: number },
) =>
  mutationOptions({
    ...options,
    mutationFn: (variables: I & Keyed) =>
      client.call(endpoint, inputOf<I>(variables), { idempotencyKey: variables.idempotencyKey, timeout }),
  });
