/** How the end of an infinite list stands. */
export type NextPageState = "idle" | "loading" | "error" | "end";

/** What of an infinite query decides it. */
interface PagedQuery {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}

/** How the end of an infinite query's list stands. */
export const nextPageState = ({
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
}: PagedQuery): NextPageState => {
  if (isFetchingNextPage) return "loading";
  if (isFetchNextPageError) return "error";
  return hasNextPage ? "idle" : "end";
};

/** What of an infinite query decides how its start stands. */
interface PagedBackQuery {
  readonly isFetchingPreviousPage: boolean;
  readonly isFetchPreviousPageError: boolean;
  readonly hasPreviousPage: boolean;
}

/** How the start of a list stands that was opened further down. */
export const previousPageState = ({
  isFetchingPreviousPage,
  isFetchPreviousPageError,
  hasPreviousPage,
}: PagedBackQuery): NextPageState => {
  if (isFetchingPreviousPage) return "loading";
  if (isFetchPreviousPageError) return "error";
  return hasPreviousPage ? "idle" : "end";
};
