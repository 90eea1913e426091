import { useTranslation } from "react-i18next";
import { isServedEncrypted } from "../../shared/device/device.ts";

/**
 * The merchant's claims: texts of the language resources, none of them in code (Spec §9 "marketing text"; decisions
 * H2). Encryption isn't claimed over plain http; renders nothing if every text is empty.
 */
export function MarketingClaims() {
  const { t } = useTranslation();
  const claims = [
    t("lowerHome.claims.games"),
    ...(isServedEncrypted() ? [t("lowerHome.claims.encryption")] : []),
  ].filter(Boolean);
  return claims.length === 0 ? null : <p>{claims.join(" · ")}</p>;
}
