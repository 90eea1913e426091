/** State of the next page of an infinite list. */
export type NextPageState = "idle" | "loading" | "error" | "end";

/** State of the next or previous page of an infinite query. */
export const pageState = (fetching: boolean, failed: boolean, hasMore: boolean): NextPageState => {
  if (fetching) return "loading";
  if (failed) return "error";
  return hasMore ? "idle" : "end";
};

/** Loaded pages, and how to load more. */
export interface AsyncPages<Page> {
  /** The first page, which has the totals of the whole list. */
  readonly first: Page;
  readonly pages: readonly Page[];
  readonly more: NextPageState;
  readonly loadMore: () => void;
}

interface PagedQuery<Page> extends QueryOutcome<{ readonly pages: readonly Page[] }> {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** State of an infinite query. Loaded rows stay when a later page fails. */
export const asyncPages = <Page>(query: PagedQuery<Page>): AsyncState<AsyncPages<Page>> => {
  const { data, error, isRefetchError, refetch, fetchNextPage } = query;
  const { pages = [] } = data ?? {};
  const [first] = pages;
  return asyncState({
    data: first && {
      first,
      pages,
      more: pageState(query.isFetchingNextPage, query.isFetchNextPageError, query.hasNextPage),
      loadMore: () => void fetchNextPage(),
    },
    error,
    isRefetchError,
    refetch,
  });
};

export interface RefreshableOutcome<Data> extends QueryOutcome<Data> {
  readonly isFetching: boolean;
}

/** A state with details of its requests: whether one is pending, and why the last one failed. */
export type RefreshableState<Data> = AsyncState<Data> & {
  readonly refreshing: boolean;
  readonly error: unknown;
};

/** Separate from `asyncState` because reading `isFetching` rerenders the caller whenever a request starts or ends. */
export const refreshableState = <Data>(query: RefreshableOutcome<Data>): RefreshableState<Data> => ({
  ...asyncState(query),
  refreshing: query.isFetching,
  error: query.error,
});

/** State of a query. Data that could not be refreshed remains as `stale`; only phase "content" has data. */
export type AsyncState<Data> = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending"; readonly data?: undefined }
  | { readonly phase: "failed"; readonly data?: undefined; readonly error: unknown }
  | { readonly phase: "content"; readonly data: Data; readonly stale: boolean }
);

/** State of a list, which may also be empty. */
export type AsyncListState<Data> =
  | AsyncState<Data>
  | { readonly phase: "empty"; readonly data?: undefined; readonly retry: () => Promise<unknown> };

/** The fields of a query that its state depends on. */
export interface QueryOutcome<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isRefetchError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** State of a query. A retry clears the error, so the state is "pending" again; loaded data remains. */
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

/** The state with its data mapped. */
export const mapAsync = <From, To>(state: AsyncState<From>, make: (data: From) => To): AsyncState<To> =>
  state.phase === "content" ? { ...state, data: make(state.data) } : state;

/** State of a list, from the state of the data that contains it. */
export const asyncList = <Data>(
  state: AsyncState<Data>,
  isEmpty: (data: Data) => boolean,
): AsyncListState<Data> =>
  state.phase === "content" && isEmpty(state.data) ? { phase: "empty", retry: state.retry } : state;

/** Combines two states that are both needed: failed or stale if either is. `retry` retries both. */
export const bothAsync = <A, B>(a: AsyncState<A>, b: AsyncState<B>): AsyncState<readonly [A, B]> => {
  const retry = () => Promise.all([a.retry(), b.retry()]);
  if (a.phase === "failed") return { ...a, retry };
  if (b.phase === "failed") return { ...b, retry };
  if (a.phase === "pending" || b.phase === "pending") return { phase: "pending", retry };
  return { phase: "content", data: [a.data, b.data], stale: a.stale || b.stale, retry };
};
