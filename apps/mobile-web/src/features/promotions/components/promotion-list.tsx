import "@volado/ui/category-tabs.css";
import { CategoryTabs, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { usePromotionShelves } from "../hooks/use-promotion-shelves.ts";
import { PromotionCards } from "./promotion-cards.tsx";
import { PromotionsWaiting } from "./promotions-waiting.tsx";

/** Stands in the address for promotions of no category. */
const OTHERS = "other";

/**
 * Promotions by category, the first at the beginning, in their looks: on their way, failed, none at all, none
 * of a category, cards (Spec §2 "Promotions list"). Of a merchant without categories there is no menu.
 */
export function PromotionList({ category, onCategory }: PromotionListProps) {
  const { t } = useTranslation();
  const shelves = usePromotionShelves();
  if (shelves.phase === "pending") return <PromotionsWaiting />;
  if (shelves.phase === "failed")
    return <LoadFailure title={t("promotions.failedTitle")} failure={shelves} />;
  const none = shelves.data.every(({ promotions }) => promotions.length === 0);
  const tabs = shelves.data.map(
    ({ category: known }) => known ?? { id: OTHERS, title: t("promotions.others") },
  );
  const found = tabs.findIndex(({ id }) => id === category);
  const place = Math.max(found, 0);
  const promotions = shelves.data[place]?.promotions ?? [];
  return (
    <>
      {shelves.data.some(({ category: known }) => known) && (
        <CategoryTabs
          className="app-promotions__menu"
          label={t("promotions.categories")}
          categories={tabs}
          value={tabs[place]?.id ?? ""}
          onChange={onCategory}
        />
      )}
      {none && <EmptyState title={t("promotions.noneTitle")}>{t("promotions.none")}</EmptyState>}
      {!none && promotions.length === 0 && (
        <EmptyState title={t("promotions.emptyTitle")}>{t("promotions.empty")}</EmptyState>
      )}
      {promotions.length > 0 && <PromotionCards promotions={promotions} />}
    </>
  );
}

export interface PromotionListProps {
  /** Id of the category that the address names. */
  category: string | null;
  onCategory: (id: string) => void;
}
