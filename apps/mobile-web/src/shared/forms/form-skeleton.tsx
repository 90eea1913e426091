import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** Placeholder for a form that is loading. */
export function FormSkeleton({ fields }: { fields: readonly string[] }) {
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
