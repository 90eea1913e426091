import { useTranslation } from "react-i18next";
import { isServedEncrypted } from "../../shared/device/device.ts";

/**
 * What the merchant claims of itself: texts of the language resources, none of them a claim of the code (Spec §9
 * "marketing text"; decisions H2). Nothing is encrypted over plain http. Nothing where every text is empty.
 */
export function MarketingClaims() {
  const { t } = useTranslation();
  const claims = [
    t("lowerHome.claims.games"),
    ...(isServedEncrypted() ? [t("lowerHome.claims.encryption")] : []),
  ].filter(Boolean);
  return claims.length === 0 ? null : <p>{claims.join(" · ")}</p>;
}
