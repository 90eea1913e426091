import "./promotions.css";
import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { promotionQueries } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { permission } from "@volado/domain/member";
import { takesApplications } from "@volado/domain/promotions";
import { ButtonLink, EmptyState, InlineMessage, Skeleton } from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { OwnApplication } from "../../features/promotions/components/own-application.tsx";
import { PromotionCall } from "../../features/promotions/components/promotion-call.tsx";
import { usePeriodOf, usePeriodText } from "../../features/promotions/hooks/use-period-text.ts";
import { HtmlView, useHtmlReady } from "../../shared/html/html-view.tsx";
import { useNamePage } from "../../shared/navigation/page-heading.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { useClient } from "../../shared/services/services-context.tsx";
import { useSession } from "../../shared/session/session-store.ts";

/** A promotion's picture; its space stays empty if it fails to load. */
function PromotionPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className="app-promotion__picture">
      {failed !== url && (
        <img src={url} alt="" width={780} height={330} fetchPriority="high" onError={() => setFailed(url)} />
      )}
    </div>
  );
}

/**
 * A promotion: image, title, period, text (Spec §2 "Detail"), the member's application, and what to do about it. Says so
 * if it has ended.
 */
export function PromotionArticle({ promotion }: { promotion: Announcement }) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const period = usePeriodOf()(promotion);
  const { kind } = period;
  const [cover] = promotion.imageUrls;
  const viewer = useSession();
  const application = useRef<HTMLDivElement>(null);
  const [links, setLinks] = useState<readonly string[]>([]);
  return (
    <article className="app-promotion">
      {cover !== undefined && <PromotionPicture url={cover} />}
      <h2 className="app-promotion__title">{promotion.title}</h2>
      <p className="app-promotion__period">{periodText(promotion)}</p>
      {kind === "ended" && <InlineMessage>{t("promotions.endedText")}</InlineMessage>}
      {kind === "upcoming" && <InlineMessage>{t("promotions.upcomingText")}</InlineMessage>}
      {promotion.html.trim() === "" ? (
        <p className="app-promotion__nothing">{t("promotions.noContent")}</p>
      ) : (
        <HtmlView html={promotion.html} waiting={<Skeleton lines={8} />} onPageLinks={setLinks} />
      )}
      {viewer && takesApplications(promotion, period) && permission("rewards", viewer) === "allowed" && (
        <div ref={application}>
          <OwnApplication key={viewer.userName} account={viewer.userName} promotionId={promotion.id} />
        </div>
      )}
      <PromotionCall promotion={promotion} kind={kind} links={links} application={application} />
    </article>
  );
}

function PromotionSkeleton() {
  return (
    <LoadingBlock className="app-promotion">
      <Skeleton className="app-promotion__picture" shape="banner" />
      <Skeleton height={32} width="80%" />
      <Skeleton lines={8} />
    </LoadingBlock>
  );
}

/** One promotion in each state: loading, failed, unknown or shown (Spec §2 "Promotions: Detail"). */
function PromotionDetail({ id }: { id: string }) {
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

export const texts = ["news"] as const;

/** The promotion in the address (Spec §2 "/m/activityDetail?id={id}"). */
export default function PromotionScreen() {
  const id = new URLSearchParams(useLocation().search).get("id") ?? "";
  return <PromotionDetail key={id} id={id} />;
}
