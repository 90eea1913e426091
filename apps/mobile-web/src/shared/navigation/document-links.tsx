import { documentAnchors } from "@volado/domain/support";
import { useTranslation } from "react-i18next";
import { paths } from "./paths.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";

/** Unstyled links to documents and help (Spec §2 "/m/help#terms"). Needs the texts `deferredShell`. */
export function DocumentLinks() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const help = paths.help.to();
  const links = [
    ...documentAnchors.map((anchor) => ({
      href: `${help}#${anchor}`,
      text: t(`lowerHome.documents.${anchor}`),
    })),
    { href: help, text: t("lowerHome.help") },
  ];
  return (
    <nav aria-label={t("lowerHome.documentList")}>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} onClick={follow}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
