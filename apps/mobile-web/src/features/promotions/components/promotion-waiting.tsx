import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** A promotion on its way. */
export function PromotionWaiting() {
  const { t } = useTranslation();
  return (
    <div className="app-promotion" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <Skeleton className="app-promotion__picture" shape="banner" />
      <Skeleton height={32} width="80%" />
      <Skeleton lines={8} />
    </div>
  );
}
