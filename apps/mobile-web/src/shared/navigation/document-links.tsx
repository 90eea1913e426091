import { documentAnchors } from "@volado/domain/support";
import { useTranslation } from "react-i18next";
import { paths } from "./paths.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

/**
 * The ways to the merchant's documents and to help (Spec §2 "/m/help#terms"). Its words are in the part
 * "deferredShell", its look is its surroundings'.
 */
export function DocumentLinks() {
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
  );
}
