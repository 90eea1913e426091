import type { Announcement } from "@volado/domain/announcements";
import { type PromotionPeriod, promotionPeriod } from "@volado/domain/promotions";
import { useHomeAnnouncements } from "../../../shared/announcements/use-announcement-bundle.ts";

/**
 * The period of a promotion: one that is in the gateway's list runs; for the others there is only the phone's
 * clock to go by.
 */
export const usePeriodOf = (): ((promotion: Announcement) => PromotionPeriod) => {
  const offered = useHomeAnnouncements().data?.promotions;
  return (promotion) =>
    promotionPeriod(promotion, Date.now(), offered?.some(({ id }) => id === promotion.id) ?? false);
};
