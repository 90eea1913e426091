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

interface Shelves {
  /** All promotions, in the gateway's order. */
  readonly all: readonly Announcement[];
  readonly shelves: readonly PromotionShelf[];
}

/** The promotions, also by category. The page needs both lists, so either failure fails it. */
const usePromotionShelves = (): AsyncState<Shelves> => {
  const list = useHomeAnnouncements("promotions");
  const menu = asyncState(useQuery(promotionQueries.categories(useClient())));
  const promotions = list.data?.promotions;
  const categories = menu.data;
  const found = useMemo(() => {
    const all = promotions ?? [];
    return { all, shelves: promotionShelves(categories ?? [], all) };
  }, [categories, promotions]);
  return mapAsync(bothAsync(list, menu), () => found);
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
/** The tab of all promotions, which is the address without a category. */
const ALL = "all";

/**
 * All promotions, or those of a category, which is in the address (Spec §2 "/m/activity"). A merchant without
 * categories has no menu.
 */
export default function PromotionsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const category = new URLSearchParams(useLocation().search).get("category");
  const found = usePromotionShelves();
  if (found.phase === "pending") return <PromotionsSkeleton />;
  if (found.phase === "failed") return <LoadFailure title={t("promotions.failedTitle")} failure={found} />;
  const { all, shelves } = found.data;
  const byCategory = shelves.map(({ category: known, promotions }) => ({
    ...(known ?? { id: OTHERS, title: t("promotions.others") }),
    promotions,
  }));
  // A single category has them all.
  const tabs =
    byCategory.length > 1
      ? [{ id: ALL, title: t("promotions.every"), promotions: all }, ...byCategory]
      : byCategory;
  const shown = tabs.find(({ id }) => id === category) ?? tabs[0];
  return (
    <>
      {found.stale && <RetryNote text={t("promotions.stale")} onRetry={found.retry} />}
      {shelves.some(({ category: known }) => known) && (
        <CategoryTabs
          className="app-promotions__menu"
          label={t("promotions.categories")}
          categories={tabs}
          value={shown?.id ?? ""}
          onChange={(id) =>
            void navigate(paths.promotions.to(id === ALL ? {} : { category: id }), { replace: true })
          }
        />
      )}
      {shown ? (
        <PromotionCards promotions={shown.promotions} />
      ) : (
        <EmptyState title={t("promotions.noneTitle")}>{t("promotions.none")}</EmptyState>
      )}
    </>
  );
}

export const texts = ["news"] as const;
