import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { systemQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { asksForStatus, isSessionEnded, isSiteClosed } from "../shared/query/global-failures.ts";

/** What the query layer tells the app. */
export interface QueryPorts {
  /** A failed action to be told to the player. */
  readonly failed: (key: MessageKey) => void;
  /** An answer said that the site is closed or being upgraded: time to ask for its status. */
  readonly siteClosed: () => void;
}

/** Milliseconds for which an answer counts as fresh unless its query says otherwise. */
const STALE_AFTER_MS = 30_000;

/**
 * The one query client. Reads are retried by the API client, not here; they fail at once without a network,
 * so that a block shows its retry instead of waiting for ever. Writes invalidate what `meta.invalidates` names;
 * a write with `meta.inline` shows its failures itself, beside the field or in the dialog.
 */
export const createQueryClient = ({ failed, siteClosed }: QueryPorts): QueryClient => {
  const watch = (error: unknown) => {
    if (asksForStatus(error)) siteClosed();
  };
  const refresh = async (queryKey: QueryKey) => {
    // A first load on its way may have been answered before the write; invalidating alone would take it for fresh.
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
    await client.invalidateQueries({ queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // The status answers for itself: asking it again because it was refused would never end.
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
