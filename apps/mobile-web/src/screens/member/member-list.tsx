import { ClockIcon, ListItem, MailIcon, StarIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { UnreadBadge } from "../../shared/inbox/unread-badge.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { AgeNote } from "./age-note.tsx";
import { OwnCard } from "./own-card.tsx";
import { useUnread } from "./use-unread.ts";

/** The plain profile page of merchants without the new member centre (Spec §3 "mem_cen"). */
export function MemberList() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const unread = useUnread();
  return (
    <div className="app-profile">
      <section className="app-card">
        <OwnCard />
        <Balance size="full" />
      </section>
      <AccountList>
        <ListItem
          icon={<MailIcon />}
          href={paths.messages.to()}
          end={
            unread > 0 && <UnreadBadge count={unread} label={(shown) => `(${t("menu.unread", { shown })})`} />
          }
          onNavigate={follow}
        >
          {t("menu.messages")}
        </ListItem>
        <ListItem icon={<StarIcon />} href={paths.gameList.to({ type: "fav" })} onNavigate={follow}>
          {t("shell.favourites")}
        </ListItem>
        <ListItem icon={<ClockIcon />} href={paths.recent.to()} onNavigate={follow}>
          {t("shell.recents")}
        </ListItem>
        <ChangePasswordRow />
      </AccountList>
      <AgeNote />
    </div>
  );
}
