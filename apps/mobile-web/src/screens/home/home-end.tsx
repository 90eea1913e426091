import "./home-end.css";
import { limits } from "@volado/config";
import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";
import { DocumentLinks } from "../../shared/navigation/document-links.tsx";
import { MarketingClaims } from "./marketing-claims.tsx";
import { PublishedLinks } from "./published-links.tsx";

/**
 * Where home ends: the merchant's documents, pages elsewhere and claims, who may play, and whose site it is (Spec §2
 * "/m/help#terms", §9 "Minimum age", "Copyright 2025").
 */
export function HomeEnd() {
  const { t } = useTranslation();
  return (
    <footer className="app-home-end">
      <DocumentLinks />
      <PublishedLinks />
      <MarketingClaims />
      <p>{`${t("legal.minimumAge", { age: merchant.policy.minimumAge })} ${t("legal.playResponsibly")}`}</p>
      <p>{t("lowerHome.copyright", { year: limits.copyrightYear })}</p>
    </footer>
  );
}
