import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** The room of a form until it can be shown. */
export function FormRoom({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className="app-passwords" aria-busy="true">
      <span className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </span>
      {fields.map((field) => (
        <Skeleton key={field} shape="row" />
      ))}
    </div>
  );
}
