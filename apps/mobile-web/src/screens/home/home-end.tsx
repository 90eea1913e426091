import "./home-end.css";
import { limits } from "@volado/config";
import { documentAnchors } from "@volado/domain/support";
import { useTranslation } from "react-i18next";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { MarketingClaims } from "./marketing-claims.tsx";
import { PublishedLinks } from "./published-links.tsx";

/**
 * Where home ends: the merchant's documents, pages elsewhere and claims, who may play, and whose site it is (Spec §2
 * "/m/help#terms", §9 "Minimum age", "Copyright 2025").
 */
export function HomeEnd() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const help = paths.help.to();
  const links = [
    ...documentAnchors.map((anchor) => ({
      href: `${help}#${anchor}`,
      words: t(`lowerHome.documents.${anchor}`),
    })),
    { href: help, words: t("lowerHome.help") },
  ];
  return (
    <footer className="app-home-end">
      <nav aria-label={t("lowerHome.documentList")}>
        <ul>
          {links.map(({ href, words }) => (
            <li key={href}>
              <a href={href} onClick={follow}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PublishedLinks />
      <MarketingClaims />
      <p>
        {t("legal.minimumAge", { age: merchant.policy.minimumAge })} {t("legal.playResponsibly")}
      </p>
      <p>{t("lowerHome.copyright", { year: limits.copyrightYear })}</p>
    </footer>
  );
}
