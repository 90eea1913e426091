import { ContentType } from "@volado/domain/announcements";
import { SiteSwitch } from "@volado/domain/site";
import { badgeText } from "@volado/domain/text";
import { BellIcon, BottomMenu, CrownIcon, HomeIcon, InviteIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useUnreadNotices } from "../../../shared/messages/use-announcements.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";

/**
 * Footer menu: home, open account and dividend if the merchant has them, and agent announcements with their unread count
 * (Spec §2 "Agent home: footer").
 */
export function AgentFooter() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const unread = badgeText(useUnreadNotices(ContentType.Agent));
  const switches = useSiteInfo()?.switches;
  return (
    <BottomMenu
      label={t("agency.footer.label")}
      items={[
        { id: "home", icon: <HomeIcon />, label: t("agency.footer.home"), href: paths.home.to() },
        ...(switches?.has(SiteSwitch.AgencyMembers)
          ? [
              {
                id: "open",
                icon: <InviteIcon />,
                label: t("agency.footer.open"),
                href: paths.agentHome.to({ view: "open" }),
              },
            ]
          : []),
        ...(switches?.has(SiteSwitch.AgencyDividend)
          ? [
              {
                id: "dividend",
                icon: <CrownIcon />,
                label: t("agency.footer.dividend"),
                href: paths.agentDividend.to(),
              },
            ]
          : []),
        {
          id: "notices",
          icon: <BellIcon />,
          label: t("agency.footer.notices"),
          href: paths.agentNotices.to({ types: ContentType.Agent }),
          badge: unread,
          badgeLabel: unread && `(${t("agency.unread", { shown: unread })})`,
        },
      ]}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
