import { showsReferral } from "@volado/domain";
import { BottomMenu, DepositIcon, HomeIcon, InviteIcon, ProfileIcon, SportsIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";
import type { TabName } from "../routes/route.ts";
import { opens } from "../routes/routes.ts";

/** The items of the bottom menu in their order (Spec §2 "Bottom menu"). */
const tabs: readonly { id: TabName; page: Page; icon: ReactNode }[] = [
  { id: "home", page: paths.home, icon: <HomeIcon /> },
  { id: "sports", page: paths.sports, icon: <SportsIcon /> },
  { id: "invite", page: paths.inviteFriends, icon: <InviteIcon /> },
  { id: "deposit", page: paths.deposit, icon: <DepositIcon /> },
  { id: "profile", page: paths.profile, icon: <ProfileIcon /> },
];

/** What the menu depends on. */
interface TabConditions {
  readonly canOpen: (page: Page) => boolean;
  /** Guests always see the referral item, players only while its promotion is on (Spec §6). */
  readonly referral: boolean;
}

/** The items whose page opens; what isn't built is not offered. */
export const openTabs = ({ canOpen, referral }: TabConditions) =>
  tabs.filter(({ id, page }) => canOpen(page) && (id !== "invite" || referral));

/** The site's main places at the bottom of the pages that belong to one of them. */
export function BottomBar({ current }: { current: TabName }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const referral = showsReferral(useSession(), useSiteInfo()?.promos.referral ?? false);
  return (
    <BottomMenu
      label={t("shell.mainMenu")}
      currentId={current}
      items={openTabs({ canOpen: opens, referral }).map(({ id, page, icon }) => ({
        id,
        icon,
        label: t(`shell.tabs.${id}`),
        href: page.to(),
      }))}
      onNavigate={(_, event) => follow(event)}
    />
  );
}
