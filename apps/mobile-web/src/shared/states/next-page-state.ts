/** State of the next page of an infinite list. */
export type NextPageState = "idle" | "loading" | "error" | "end";

interface PagedQuery {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}

/** State of an infinite query's next page. */
export const nextPageState = ({
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
}: PagedQuery): NextPageState => {
  if (isFetchingNextPage) return "loading";
  if (isFetchNextPageError) return "error";
  return hasNextPage ? "idle" : "end";
};

interface PagedBackQuery {
  readonly isFetchingPreviousPage: boolean;
  readonly isFetchPreviousPageError: boolean;
  readonly hasPreviousPage: boolean;
}

/** State of the previous page of a list that was opened further down. */
export const previousPageState = ({
  isFetchingPreviousPage,
  isFetchPreviousPageError,
  hasPreviousPage,
}: PagedBackQuery): NextPageState => {
  if (isFetchingPreviousPage) return "loading";
  if (isFetchPreviousPageError) return "error";
  return hasPreviousPage ? "idle" : "end";
};
