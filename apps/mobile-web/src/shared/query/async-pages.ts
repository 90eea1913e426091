import { type NextPageState, nextPageState } from "../states/next-page-state.ts";
import { type AsyncState, asyncState, type QueryOutcome } from "./async-state.ts";

/** Pages that have come, what stands after their last row, and what brings more. */
export interface AsyncPages<Page> {
  /** The first page: what it says of the whole list. */
  readonly first: Page;
  readonly pages: readonly Page[];
  readonly more: NextPageState;
  readonly loadMore: () => void;
}

/** What of an infinite query its look depends on. */
interface PagedQuery<Page> extends QueryOutcome<{ readonly pages: readonly Page[] }> {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The look that an infinite query asks for. Rows that have come stay when a later page fails. */
export const asyncPages = <Page>(query: PagedQuery<Page>): AsyncState<AsyncPages<Page>> => {
  const { data, error, isRefetchError, refetch, fetchNextPage } = query;
  const { pages = [] } = data ?? {};
  const [first] = pages;
  return asyncState({
    data: first && { first, pages, more: nextPageState(query), loadMore: () => void fetchNextPage() },
    error,
    isRefetchError,
    refetch,
  });
};
