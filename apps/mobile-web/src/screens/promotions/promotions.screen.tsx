import "./promotions.css";
import "@volado/ui/category-tabs.css";
import "@volado/ui/promotion-card.css";
import { useQuery } from "@tanstack/react-query";
import { promotionQueries } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { type PromotionShelf, promotionShelves } from "@volado/domain/promotions";
import { CategoryTabs, EmptyState, PromotionCard, PromotionCardSkeleton, Skeleton } from "@volado/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { usePeriodText } from "../../features/promotions/hooks/use-period-text.ts";
import { useHomeAnnouncements } from "../../shared/messages/use-announcement-bundle.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { type AsyncState, asyncState, bothAsync, mapAsync } from "../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { useClient } from "../../shared/services/services-context.tsx";

/** The promotions by category. The page needs both lists, so either failure fails it. */
const usePromotionShelves = (): AsyncState<readonly PromotionShelf[]> => {
  const list = useHomeAnnouncements("promotions");
  const menu = asyncState(useQuery(promotionQueries.categories(useClient())));
  const promotions = list.data?.promotions;
  const categories = menu.data;
  const shelves = useMemo(
    () => promotionShelves(categories ?? [], promotions ?? []),
    [categories, promotions],
  );
  return mapAsync(bothAsync(list, menu), () => shelves);
};

const skeletonKeys = ["a", "b", "c"];

function PromotionsSkeleton() {
  return (
    <LoadingBlock>
      <div className="app-promotions__menu">
        <Skeleton className="app-promotions__menu-skeleton" height={44} />
      </div>
      <div className="app-promotions">
        {skeletonKeys.map((key) => (
          <PromotionCardSkeleton key={key} />
        ))}
      </div>
    </LoadingBlock>
  );
}

const IN_VIEW = 2;

/** The cards of a category: first image, title and a link (Spec §2 "Promotions list"). */
function PromotionCards({ promotions }: { promotions: readonly Announcement[] }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const periodText = usePeriodText();
  return (
    <ul className="app-promotions">
      {promotions.map((promotion, place) => {
        const [cover] = promotion.imageUrls;
        return (
          <li key={promotion.id}>
            <PromotionCard
              title={promotion.title}
              period={periodText(promotion)}
              moreLabel={t("promotions.more")}
              imageUrl={cover}
              eager={place < IN_VIEW}
              href={paths.promotion.to({ id: promotion.id })}
              onNavigate={follow}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The `category` parameter of promotions without a category. */
const OTHERS = "other";

/**
 * Promotions by category, which is in the address (Spec §2 "/m/activity"). A merchant without categories has no menu.
 */
export default function PromotionsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const category = new URLSearchParams(useLocation().search).get("category");
  const shelves = usePromotionShelves();
  if (shelves.phase === "pending") return <PromotionsSkeleton />;
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
      {shelves.stale && <RetryNote text={t("promotions.stale")} onRetry={shelves.retry} />}
      {shelves.data.some(({ category: known }) => known) && (
        <CategoryTabs
          className="app-promotions__menu"
          label={t("promotions.categories")}
          categories={tabs}
          value={tabs[place]?.id ?? ""}
          onChange={(id) => void navigate(paths.promotions.to({ category: id }), { replace: true })}
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

export const texts = ["news"] as const;
