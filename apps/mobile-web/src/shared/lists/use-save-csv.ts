import { nextPage } from "@volado/domain/games";
import { type CsvCell, csvOf } from "@volado/domain/text";
import { useTranslation } from "react-i18next";
import { showToast } from "../overlays/toast-store.ts";
import { useServices } from "../services/services-context.tsx";

const PAGE_SIZE = 500;

/** Downloads a text file. The byte order mark makes spreadsheets read it as UTF-8. */
const saveTextFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};

interface Page<Row> {
  readonly page: number;
  readonly totalPages: number;
  readonly list: readonly Row[];
}

/** Fetches all rows of a list. Rejects if any call fails: a partial list would look complete. */
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

/**
 * Downloads a table as a CSV file once all rows are fetched. If that fails, reports it and saves nothing, since a
 * partial one would be wrong. The file's name is given without the extension.
 *
 * @param failed the text of the report
 */
export const useSaveCsv = (
  failed: "agency.saveFailed" | "records.saveFailed",
): ((name: string, rows: () => Promise<readonly (readonly CsvCell[])[]>) => Promise<void>) => {
  const { t } = useTranslation();
  const { reporter } = useServices();
  return async (name, rows) => {
    try {
      saveTextFile(`${name}.csv`, "text/csv", csvOf(await rows()));
    } catch (error) {
      reporter.report(error, { at: "save-csv" });
      showToast({ kind: "error", text: t(failed) });
    }
  };
};
