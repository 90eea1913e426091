import { answersInPlace, inviteTarget, permission } from "@volado/domain/member";
import { BottomMenu, DepositIcon, HomeIcon, InviteIcon, ProfileIcon, SportsIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Page, paths, type TabName } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** The items of the bottom menu in their order (Spec §2 "Bottom menu"). */
const tabs: readonly { id: TabName; page: Page; icon: ReactNode }[] = [
  { id: "home", page: paths.home, icon: <HomeIcon /> },
  { id: "sports", page: paths.sports, icon: <SportsIcon /> },
  { id: "invite", page: paths.inviteFriends, icon: <InviteIcon /> },
  { id: "deposit", page: paths.deposit, icon: <DepositIcon /> },
  { id: "profile", page: paths.profile, icon: <ProfileIcon /> },
];

/** The site's main pages, at the bottom of pages that belong to one of them. Home's link resets its category to HOT. */
export function BottomBar({ current }: { current: TabName }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const session = useSession();
  // Until the status is known, a tap opens the page, which then checks the promotion.
  const promotion = useSiteInfo()?.promos.referral ?? true;
  // The permission of items that depend on the player.
  const answers = new Map<string, string>([
    ["invite", inviteTarget(session, promotion)],
    ["deposit", permission("deposit", session)],
  ]);
  return (
    <BottomMenu
      label={t("shell.mainMenu")}
      currentId={current}
      items={tabs.map(({ id, page, icon }) => ({
        id,
        icon,
        label: t(`shell.tabs.${id}`),
        href: page.to(),
        raised: id === "deposit",
      }))}
      onNavigate={({ id }, event) => {
        const answer = answers.get(id);
        if (!answersInPlace(answer)) return follow(event);
        event.preventDefault();
        showPrompt(answer);
      }}
    />
  );
}
