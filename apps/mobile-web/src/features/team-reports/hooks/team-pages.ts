import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import { type MoreRows, moreRowsOf } from "../../../shared/states/more-rows.ts";

/** How far a list about a team has come. One that could not be refreshed stays, as `stale`. */
export type TeamPages<Page, Row> = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | {
      readonly phase: "content";
      /** The first page: what it says of the whole list. */
      readonly first: Page;
      readonly rows: readonly Row[];
      readonly stale: boolean;
      readonly more: MoreRows;
      readonly loadMore: () => void;
    }
);

/** What of an infinite query the list is made of. */
interface PagedQuery<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isRefetchError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** A list about a team, from the query that brings its pages. */
export const teamPagesOf = <Row, Page extends { readonly list: readonly Row[] }>(
  query: PagedQuery<Page>,
): TeamPages<Page, Row> => {
  const retry = () => query.refetch();
  const [first] = query.data?.pages ?? [];
  if (!query.data || !first) {
    if (!query.error || query.isFetching) return { phase: "pending", retry };
    return { phase: "failed", messageKey: messageKeyOf(query.error), retry };
  }
  return {
    phase: "content",
    first,
    rows: query.data.pages.flatMap(({ list }) => list),
    stale: query.isRefetchError,
    more: moreRowsOf(query),
    loadMore: () => void query.fetchNextPage(),
    retry,
  };
};
