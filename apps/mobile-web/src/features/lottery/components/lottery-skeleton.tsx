import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";

const CARDS = ["a", "b", "c", "d", "e"];

/** Stands for lotteries that are on their way. */
export function LotterySkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      <div className="app-lotteries">
        {CARDS.map((card) => (
          <Skeleton key={card} className="app-lottery-skeleton" shape="row" />
        ))}
      </div>
    </div>
  );
}
