import "./member.css";
import { ContentType } from "@volado/domain/announcements";
import { Card, ListItem, LockIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { MemberCard, MoneyButtons } from "../../features/account/components/member-card.tsx";
import { MemberRows, MemberTiles } from "../../features/account/components/member-places.tsx";
import { FeedbackRow } from "../../features/inbox/components/feedback-row.tsx";
import { useLiveChat } from "../../features/live-chat/hooks/use-open-chat.ts";
import { PictureDrawer } from "../../features/profile-picture/components/picture-drawer.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { merchant } from "../../shared/merchant.ts";
import { useUnreadNotices } from "../../shared/messages/use-announcements.ts";
import { useUnreadMessages } from "../../shared/messages/use-unread-messages.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { isFreeTrial, useSession } from "../../shared/session/session-store.ts";

/** Links to the password change; hidden in a free trial, which has no password. */
function ChangePasswordRow() {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  if (isFreeTrial(session)) return null;
  return (
    <ListItem icon={<LockIcon />} href={paths.changePassword.to()} onNavigate={follow}>
      {t("shell.changePassword")}
    </ListItem>
  );
}

/** The player's card; the picture links to the page that changes it. */
function OwnCard() {
  const session = useSession();
  const [choosing, setChoosing] = useState(false);
  if (!session) return null;
  return (
    <>
      <MemberCard account={session.userName} onPicture={() => setChoosing(true)} />
      {choosing && <PictureDrawer open onClose={() => setChoosing(false)} />}
    </>
  );
}

/** The minimum age and a responsible-gaming note (decisions S2). */
function AgeNote() {
  const { t } = useTranslation();
  return (
    <p className="app-legal">
      {`${t("legal.minimumAge", { age: merchant.policy.minimumAge })} ${t("legal.playResponsibly")}`}
    </p>
  );
}

/** The unread count of the message centre: announcements, messages and live chat together. */
const useUnread = (): number =>
  useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread;

/**
 * Player, balance with its two actions, links to every member page, and sign-out: as tiles or as one plain list,
 * depending on the merchant's template (Spec §3 "mem_cen=1 (new member centre)"). Used for /m/member/home, which
 * rejects free accounts (Spec §2, §6), and /m/mine, which doesn't (decisions S6).
 */
function MemberCentre() {
  const unread = useUnread();
  const plain = useSiteInfo()?.template.newMemberCentre === false;
  return (
    <div className="app-profile">
      <Card>
        <OwnCard />
        <Balance size="full" />
        <MoneyButtons />
      </Card>
      {plain ? (
        <AccountList>
          <MemberRows unread={unread} />
          <ChangePasswordRow />
        </AccountList>
      ) : (
        <>
          <MemberTiles unread={unread} />
          <AccountList />
        </>
      )}
      <AgeNote />
    </div>
  );
}

/** The player's settings: change of password, feedback, language and sign-out (Spec §2 "Settings"). */
function Settings() {
  return (
    <div className="app-profile">
      <AccountList>
        <ChangePasswordRow />
        <FeedbackRow />
      </AccountList>
    </div>
  );
}

export const texts = ["menus"] as const;

/** The member's own pages: the centre, and the settings. */
export default function MemberCentreScreen({ page }: { readonly page: "centre" | "settings" }) {
  return page === "centre" ? <MemberCentre /> : <Settings />;
}
