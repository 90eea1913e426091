import type { Announcement } from "@volado/domain/announcements";
import { type PromotionPeriod, promotionPeriod } from "@volado/domain/promotions";
import { formatPromotionDay } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { useHomeAnnouncements } from "../../../shared/messages/use-announcement-bundle.ts";
import { useGatewayNow } from "../../../shared/services/gateway-clock.ts";

/** The period of a promotion: one in the gateway's list is running; the others go by the gateway's clock. */
export const usePeriodOf = (): ((promotion: Announcement) => PromotionPeriod) => {
  const offered = useHomeAnnouncements().data?.promotions;
  const now = useGatewayNow();
  return (promotion) =>
    promotionPeriod(promotion, now(), offered?.some(({ id }) => id === promotion.id) ?? false);
};

/**
 * Formats a promotion's period: days as YYYY/MM/DD, its range even after the end, or that it is permanent (Spec §2
 * "Detail", §9 "Promo date format").
 */
export const usePeriodText = (): ((promotion: Announcement) => string | undefined) => {
  const { t } = useTranslation();
  const periodOf = usePeriodOf();
  const day = (instant: number) => formatPromotionDay(instant, merchant.timeZone);
  return (promotion) => {
    const period = periodOf(promotion);
    if (period.kind === "long-term") return t("promotions.longTerm");
    const { from, to } = period;
    if (from !== undefined && to !== undefined)
      return t("promotions.range", { from: day(from), to: day(to) });
    if (period.kind === "ended" && to !== undefined) return t("promotions.ended", { to: day(to) });
    if (from !== undefined) return t("promotions.from", { from: day(from) });
    return to === undefined ? undefined : t("promotions.until", { to: day(to) });
  };
};
