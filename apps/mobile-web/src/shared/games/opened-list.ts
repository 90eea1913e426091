import type { QueryClient } from "@tanstack/react-query";
import { keptOpening } from "@volado/api-client/query";
import type { PageRun } from "@volado/domain/games";

/**
 * A list's query where it opens: as it was opened before, if it still has the place's page, so that coming back from a
 * game asks for nothing (docs/decisions/044).
 */
export const openedList = <Query extends { readonly queryKey: readonly unknown[] }>(
  queryClient: QueryClient,
  { opening, pageSize }: { readonly opening: PageRun; readonly pageSize: number },
  queryOf: (opening: PageRun) => Query,
): Query => {
  const list = queryOf(opening);
  const kept = keptOpening(queryClient, list.queryKey, opening.first, pageSize);
  return kept ? queryOf(kept) : list;
};
