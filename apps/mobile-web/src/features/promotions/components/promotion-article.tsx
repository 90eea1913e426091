import type { Announcement } from "@volado/domain/announcements";
import { takesApplications } from "@volado/domain/promotions";
import { InlineMessage, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { usePeriodOf } from "../hooks/use-period-of.ts";
import { usePeriodText } from "../hooks/use-period-text.ts";
import { Apply } from "./apply.tsx";
import { PromotionPicture } from "./promotion-picture.tsx";

/**
 * A promotion: image, title, when it runs, what it says (Spec §2 "Detail"), and how to take part. One that is
 * over says so.
 */
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
