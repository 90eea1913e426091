import "@volado/ui/promotion-card.css";
import { PromotionCardSkeleton, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

const skeletonKeys = ["a", "b", "c"];

/** The promotions on their way: the menu above, cards below, in the room that they will take. */
export function PromotionsWaiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <div className="app-promotions__menu">
        <Skeleton className="app-promotions__menu-skeleton" height={44} />
      </div>
      <div className="app-promotions">
        {skeletonKeys.map((key) => (
          <PromotionCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
