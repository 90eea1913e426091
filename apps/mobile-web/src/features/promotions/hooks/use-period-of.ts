import type { Announcement } from "@volado/domain/announcements";
import { type PromotionPeriod, promotionPeriod } from "@volado/domain/promotions";
import { useHomeAnnouncements } from "../../../shared/announcements/use-announcements.ts";
import { useGatewayNow } from "../../../shared/services/gateway-clock.ts";

/**
 * The period of a promotion: one that is in the gateway's list runs; the others go by the
 * gateway's clock.
 */
export const usePeriodOf = (): ((promotion: Announcement) => PromotionPeriod) => {
  const offered = useHomeAnnouncements().data?.promotions;
  const now = useGatewayNow();
  return (promotion) =>
    promotionPeriod(promotion, now(), offered?.some(({ id }) => id === promotion.id) ?? false);
};
