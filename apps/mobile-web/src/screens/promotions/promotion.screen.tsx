import "./promotions.css";
import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { promotionQueries } from "@volado/api-client/query";
import type { Announcement } from "@volado/domain/announcements";
import { answersInPlace, permission } from "@volado/domain/member";
import { takesApplications } from "@volado/domain/promotions";
import { Button, ButtonLink, EmptyState, InlineMessage, Skeleton } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { OwnApplication } from "../../features/promotions/components/own-application.tsx";
import { usePeriodOf, usePeriodText } from "../../features/promotions/hooks/use-period-text.ts";
import { HtmlView, useHtmlReady } from "../../shared/html/html-view.tsx";
import { useNamePage } from "../../shared/navigation/page-heading.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../shared/overlays/prompt-store.ts";
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
 * How to apply for a promotion (docs/decisions/096): guests go through the login, free accounts get a prompt, members
 * see their application or the form.
 */
function Apply({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const viewer = useSession();
  const follow = useLinkNavigation();
  const access = permission("rewards", viewer);
  if (viewer && access === "allowed")
    return <OwnApplication key={viewer.userName} account={viewer.userName} promotionId={promotionId} />;
  return (
    <section className="app-apply" aria-labelledby={titleId}>
      <h3 id={titleId}>{t("promotions.apply.title")}</h3>
      <p>{t("promotions.apply.intro")}</p>
      {answersInPlace(access) ? (
        <Button block onClick={() => showPrompt(access)}>
          {t("promotions.apply.enter")}
        </Button>
      ) : (
        <ButtonLink block href={loginPath(paths.promotion.to({ id: promotionId }))} onNavigate={follow}>
          {t("promotions.apply.enter")}
        </ButtonLink>
      )}
    </section>
  );
}

/** A promotion: image, title, period, text (Spec §2 "Detail"), and how to apply. Says so if it has ended. */
export function PromotionArticle({ promotion }: { promotion: Announcement }) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const period = usePeriodOf()(promotion);
  const { kind } = period;
  const [cover] = promotion.imageUrls;
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
        <HtmlView html={promotion.html} waiting={<Skeleton lines={8} />} />
      )}
      {takesApplications(promotion, period) && <Apply promotionId={promotion.id} />}
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
