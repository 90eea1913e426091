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
