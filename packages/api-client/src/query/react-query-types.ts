import type { QueryKey } from "@tanstack/react-query";
import type { ApiError } from "../errors/api-error.ts";

/** What a mutation of this package tells about itself. */
export type ApiMutationMeta = Record<string, unknown> & {
  /** Keys that no longer hold after success; one `MutationCache` of the app invalidates them. */
  readonly invalidates?: readonly QueryKey[];
  /** Nobody waits for it: it is shown as done at once, or not at all. */
  readonly background?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    /** `Client.call` throws nothing else. */
    defaultError: ApiError;
    mutationMeta: ApiMutationMeta;
  }
}
