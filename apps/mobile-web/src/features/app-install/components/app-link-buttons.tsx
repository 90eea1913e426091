import type { DeviceKind } from "@volado/domain/app-install";
import { ButtonLink, DownloadIcon, PhoneIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useAppLinks } from "../../../shared/download/use-app-links.ts";
import { merchant } from "../../../shared/merchant.ts";

/**
 * App download links for this device, or all of them if the merchant is configured so (Spec §2 "Android, iOS, profile
 * links"). Renders nothing without a link.
 */
export function AppLinkButtons({ device }: { device: DeviceKind }) {
  const { t } = useTranslation();
  const links = useAppLinks();
  const appLinks = [
    { id: "android", href: links.android, for: "android", icon: <DownloadIcon size={20} /> },
    { id: "ios", href: links.ios, for: "ios", icon: <PhoneIcon size={20} /> },
    { id: "profile", href: links.profile, for: "ios", icon: <PhoneIcon size={20} /> },
  ] as const;
  const all = device === "other" || merchant.layout.appLinks === "all";
  const shown = appLinks.filter((link) => link.href !== undefined && (all || device === link.for));
  if (shown.length === 0) return null;
  return (
    <ul className="app-install__ways">
      {shown.map(({ id, href = "", icon }, index) => (
        <li key={id}>
          <ButtonLink
            block
            variant={index === 0 ? "action" : "quiet"}
            icon={icon}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t(`install.links.${id}`)} <span className="vo-visually-hidden">{t("install.newTab")}</span>
          </ButtonLink>
          {id === "profile" && <p className="app-install__hint">{t("install.profileHint")}</p>}
        </li>
      ))}
    </ul>
  );
}
