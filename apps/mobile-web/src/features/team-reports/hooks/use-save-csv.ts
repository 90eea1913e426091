import { type CsvCell, csvOf } from "@volado/domain/text";
import { useTranslation } from "react-i18next";
import { saveTextFile } from "../../../shared/device/save-text-file.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";

/**
 * Downloads a table as a CSV file once all rows are fetched. A failure is reported and saves nothing, since a partial
 * report would be wrong.
 *
 * @param name file name without the extension
 */
export const useSaveCsv = (): ((
  name: string,
  rows: () => Promise<readonly (readonly CsvCell[])[]>,
) => Promise<void>) => {
  const { t } = useTranslation();
  const { reporter } = useServices();
  return async (name, rows) => {
    try {
      saveTextFile(`${name}.csv`, "text/csv", csvOf(await rows()));
    } catch (error) {
      reporter.report(error, { at: "save-csv" });
      showToast({ kind: "error", text: t("agency.saveFailed") });
    }
  };
};
