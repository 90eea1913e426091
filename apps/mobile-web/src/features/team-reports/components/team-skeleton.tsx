import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

export function TeamSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-team-report" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("agency.loading")}
      </p>
      <Skeleton height={140} />
      <Skeleton height={420} />
    </div>
  );
}
