import { SiteSwitch } from "@volado/domain/site";
import { RewardsClosed } from "../../features/rewards/components/answer-view.tsx";
import { PromoCodeForm } from "../../features/rewards/components/promo-code-form.tsx";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/** A promo code (Spec §2 /m/promoCode), where the merchant has the reward centre (REWCEN3). */
export function PromoCodePage() {
  const site = useSiteInfo();
  return !site || site.switches.has(SiteSwitch.RewardCenter) ? <PromoCodeForm /> : <RewardsClosed />;
}
