import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

const skeletonKeys = ["a", "b", "c", "d", "e"];

/** The announcements on their way. */
export function NoticesWaiting() {
  const { t } = useTranslation();
  return (
    <div className="app-notices" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      {skeletonKeys.map((key) => (
        <Skeleton key={key} className="app-notices__skeleton" shape="row" />
      ))}
    </div>
  );
}
