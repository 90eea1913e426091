import "./member.css";
import { ClockIcon, LanguageIcon, List, ListItem, LogoutIcon, StarIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberCard } from "../../features/account/components/member-card.tsx";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";

/** The player's own page (decisions S6: /m/mine). */
export default function ProfileScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="app-profile">
      <section className="app-card">
        {session && <MemberCard account={session.userName} />}
        <Balance size="full" />
      </section>
      <List className="app-card app-card--list">
        <ListItem icon={<StarIcon />} href={paths.gameList.to({ type: "fav" })} onNavigate={follow}>
          {t("shell.favourites")}
        </ListItem>
        <ListItem icon={<ClockIcon />} href={paths.recent.to()} onNavigate={follow}>
          {t("shell.recents")}
        </ListItem>
        <ChangePasswordRow />
        <ListItem icon={<LanguageIcon />} end={<LanguageChoice whole />}>
          {t("shell.language")}
        </ListItem>
        <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
          {t("shell.signOut")}
        </ListItem>
      </List>
      <p className="app-legal">
        {t("legal.minimumAge", { age: merchant.policy.minimumAge })} {t("legal.playResponsibly")}
      </p>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
