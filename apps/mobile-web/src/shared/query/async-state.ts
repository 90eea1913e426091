import { type NextPageState, nextPageState } from "../states/next-page-state.ts";

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

/** What of a query its look depends on, for who cares whether an answer is under way. */
export interface RefreshableOutcome<Data> extends QueryOutcome<Data> {
  readonly isFetching: boolean;
}

/** A state that also says whether an answer is under way, the first or another, and why the last one didn't come. */
export type RefreshableState<Data> = AsyncState<Data> & {
  readonly refreshing: boolean;
  readonly error: unknown;
};

/** Its own function, since who asks is drawn anew each time a question begins and ends. */
export const refreshableState = <Data>(query: RefreshableOutcome<Data>): RefreshableState<Data> => ({
  ...asyncState(query),
  refreshing: query.isFetching,
  error: query.error,
});

/**
 * How a query's data look on the screen. What could not be refreshed stays, as `stale`. `retry` asks again. Whoever
 * needs the data whatever the phase reads `data`, which only content has.
 */
export type AsyncState<Data> = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending"; readonly data?: undefined }
  | { readonly phase: "failed"; readonly data?: undefined; readonly error: unknown }
  | { readonly phase: "content"; readonly data: Data; readonly stale: boolean }
);

/** The same of a list, which may have come without a row: that is another look than a failure. */
export type AsyncListState<Data> =
  | AsyncState<Data>
  | { readonly phase: "empty"; readonly data?: undefined; readonly retry: () => Promise<unknown> };

/** What of a query its look depends on. */
export interface QueryOutcome<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isRefetchError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The look that a query asks for. A failed question that is asked again forgets its error, so it is on its way; data
 * that have come stay.
 */
export const asyncState = <Data>({
  data,
  error,
  isRefetchError,
  refetch,
}: QueryOutcome<Data>): AsyncState<Data> => {
  const retry = () => refetch();
  if (data !== undefined) return { phase: "content", data, stale: isRefetchError, retry };
  return error ? { phase: "failed", error, retry } : { phase: "pending", retry };
};

/** The same look of something made from the data. */
export const mapAsync = <From, To>(state: AsyncState<From>, make: (data: From) => To): AsyncState<To> =>
  state.phase === "content" ? { ...state, data: make(state.data) } : state;

/** The look of a list, from the state of what it stands in. */
export const asyncList = <Data>(
  state: AsyncState<Data>,
  isEmpty: (data: Data) => boolean,
): AsyncListState<Data> =>
  state.phase === "content" && isEmpty(state.data) ? { phase: "empty", retry: state.retry } : state;

/**
 * Two answers that are of use only together: there when both are, failed when one is, and old when one is. Asking again
 * asks for both.
 */
export const bothAsync = <A, B>(a: AsyncState<A>, b: AsyncState<B>): AsyncState<readonly [A, B]> => {
  const retry = () => Promise.all([a.retry(), b.retry()]);
  if (a.phase === "failed") return { ...a, retry };
  if (b.phase === "failed") return { ...b, retry };
  if (a.phase === "pending" || b.phase === "pending") return { phase: "pending", retry };
  return { phase: "content", data: [a.data, b.data], stale: a.stale || b.stale, retry };
};
