import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { promotionQueries } from "@volado/api-client/query";
import { ButtonLink, EmptyState, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useHtmlReady } from "../../../shared/html/html-view.tsx";
import { useNamePage } from "../../../shared/navigation/page-name.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { PromotionArticle } from "./promotion-article.tsx";

function PromotionSkeleton() {
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

/** One promotion in each state: loading, failed, unknown or shown (Spec §2 "Promotions: Detail"). */
export function PromotionDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  const promotion = asyncState(useQuery(promotionQueries.one(useClient(), id)));
  const htmlReady = useHtmlReady();
  useNamePage(promotion.data?.title);
  const unknown = promotion.phase === "failed" && messageKeyOf(promotion.error) === "errors.notFound";

  if (id === "" || unknown)
    return (
      <EmptyState
        title={t("promotions.unknownTitle")}
        action={
          <ButtonLink variant="quiet" href={paths.promotions.to()} onNavigate={follow}>
            {t("promotions.all")}
          </ButtonLink>
        }
      >
        {t("promotions.unknown")}
      </EmptyState>
    );
  if (promotion.phase === "failed")
    return <LoadFailure title={t("promotions.oneFailedTitle")} failure={promotion} />;
  if (promotion.phase === "pending" || !htmlReady) return <PromotionSkeleton />;
  return <PromotionArticle promotion={promotion.data} />;
}
