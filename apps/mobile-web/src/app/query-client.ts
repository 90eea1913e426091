import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { systemQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { asksForStatus, isSessionEnded, isSiteClosed } from "../shared/query/global-failures.ts";

/** App callbacks for the query layer. */
export interface QueryPorts {
  /** Shows a failed mutation to the player. */
  readonly failed: (key: MessageKey) => void;
  /** A response said that the site is closed or being upgraded: its status should be requested. */
  readonly siteClosed: () => void;
}

/** Milliseconds for which data counts as fresh unless its query says otherwise. */
const STALE_AFTER_MS = 30_000;

/**
 * The only query client. The API client retries reads; offline, they fail here at once, so that a block shows its retry
 * button instead of waiting forever. Writes invalidate the queries named in `meta.invalidates`; a write with
 * `meta.inline` shows its own failures, next to the field or in the dialog.
 */
export const createQueryClient = ({ failed, siteClosed }: QueryPorts): QueryClient => {
  const watch = (error: unknown) => {
    if (asksForStatus(error)) siteClosed();
  };
  const refresh = async (queryKey: QueryKey) => {
    // A pending first load may return data from before the write; invalidating alone would treat it as fresh.
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
    await client.invalidateQueries({ queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A refused status call must not refetch itself: that would never end.
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== systemQueries.root[0]) watch(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        await Promise.all((mutation.meta?.invalidates ?? []).map(refresh));
      },
      onError: (error, _variables, _context, mutation) => {
        watch(error);
        if (mutation.meta?.inline === true || isSessionEnded(error) || isSiteClosed(error)) return;
        failed(messageKeyOf(error));
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_AFTER_MS, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
};
