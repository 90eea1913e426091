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
