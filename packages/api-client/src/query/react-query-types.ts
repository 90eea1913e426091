import type { QueryKey } from "@tanstack/react-query";
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
