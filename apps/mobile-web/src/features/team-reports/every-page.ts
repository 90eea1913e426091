import { nextPage } from "@volado/domain/games";

/** Rows that one call brings at most. */
const PAGE_SIZE = 500;

interface Page<Row> {
  readonly page: number;
  readonly totalPages: number;
  readonly list: readonly Row[];
}

/** All rows of a list, call after call. Rejects when one of them fails: a part would pass for the whole. */
export const everyPage = async <Row>(
  bring: (paging: { readonly page: number; readonly pageSize: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let page: number | undefined = 1;
  while (page !== undefined) {
    const answer: Page<Row> = await bring({ page, pageSize: PAGE_SIZE });
    rows.push(...answer.list);
    page = nextPage(answer.page, answer.totalPages);
  }
  return rows;
};
