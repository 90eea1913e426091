import { licenceLink, socialKinds, socialLink } from "@volado/domain/support";
import { useTranslation } from "react-i18next";
import { merchantLater } from "../../shared/merchant-later.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/**
 * The merchant's social pages and the proof of its licence, as far as the status names them (Spec §3 "keyed set
 * CURACAO, FACEBOOK, TELEGRAM, WHATSAPP, VIBER"). What leads elsewhere than it may is left out.
 */
export function PublishedLinks() {
  const { t } = useTranslation();
  const resources = useSiteInfo()?.resources ?? [];
  const licence = licenceLink(resources);
  const links = [
    ...socialKinds.map((kind) => ({
      words: t(`lowerHome.social.${kind}`),
      href: socialLink(resources, kind, merchantLater.linkHosts),
    })),
    { words: t("lowerHome.licence"), href: licence },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("lowerHome.socialList")}>
      <ul>
        {links.map(({ words, href }) => (
          <li key={words}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {words}
              <span className="vo-visually-hidden"> {t("lowerHome.newTab")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
