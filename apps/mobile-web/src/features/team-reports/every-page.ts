import { nextPage } from "@volado/domain/games";

/** Rows per call. */
const PAGE_SIZE = 500;

interface Page<Row> {
  readonly page: number;
  readonly totalPages: number;
  readonly list: readonly Row[];
}

/** Fetches all rows of a list. Rejects if any call fails: a partial list would pass for a complete one. */
export const everyPage = async <Row>(
  fetchPage: (paging: { readonly page: number; readonly pageSize: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let page: number | undefined = 1;
  while (page !== undefined) {
    const answer: Page<Row> = await fetchPage({ page, pageSize: PAGE_SIZE });
    rows.push(...answer.list);
    page = nextPage(answer.page, answer.totalPages);
  }
  return rows;
};
