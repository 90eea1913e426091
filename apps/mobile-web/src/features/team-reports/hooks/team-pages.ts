import { type AsyncPages, type AsyncState, asyncPages, mapAsync } from "../../../shared/query/async-state.ts";

/** A list about a team: its first page says what holds for all of it. */
export interface TeamPages<Page, Row> extends Pick<AsyncPages<Page>, "first" | "more" | "loadMore"> {
  readonly rows: readonly Row[];
}

/** A list about a team, from the query that brings its pages. */
export const teamPagesOf = <Row, Page extends { readonly list: readonly Row[] }>(
  query: Parameters<typeof asyncPages<Page>>[0],
): AsyncState<TeamPages<Page, Row>> =>
  mapAsync(asyncPages(query), ({ first, pages, more, loadMore }) => ({
    first,
    rows: pages.flatMap(({ list }) => list),
    more,
    loadMore,
  }));
