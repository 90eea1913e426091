import "./member.css";
import { ContentType } from "@volado/domain/announcements";
import { Card } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { MemberCard, MoneyButtons } from "../../features/account/components/member-card.tsx";
import { MemberRows, MemberTiles } from "../../features/account/components/member-places.tsx";
import type { MemberPlacesProps } from "../../features/account/hooks/use-member-places.tsx";
import { useLiveChat } from "../../features/live-chat/hooks/use-open-chat.ts";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";
import { PictureDrawer } from "../../features/profile-picture/components/picture-drawer.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { useUnreadNotices } from "../../shared/announcements/use-announcements.ts";
import { useUnreadMessages } from "../../shared/inbox/use-unread-messages.ts";
import { merchant } from "../../shared/merchant.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/** Who is here, whose picture is a way to another one. */
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

/** From what age on one may play here, and a word to the wise (decisions S2). */
function AgeNote() {
  const { t } = useTranslation();
  return (
    <p className="app-legal">
      {`${t("legal.minimumAge", { age: merchant.policy.minimumAge })} ${t("legal.playResponsibly")}`}
    </p>
  );
}

/** What the message centre has unread: announcements, messages and the live chat together. */
const useUnread = (): number =>
  useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread;

/**
 * Who is here, the money with its two ways, every place of the member's, and the way out: tiles, or one plain
 * list, as the merchant's template says (Spec §3 "mem_cen=1 (new member centre)"). It is /m/member/home, where
 * free accounts are rejected before they get here (Spec §2, §6), and /m/mine, where they may be (decisions S6).
 */
export function MemberCentre({ opens }: Pick<MemberPlacesProps, "opens">) {
  const unread = useUnread();
  const plain = useSiteInfo()?.template.newMemberCentre === false;
  return (
    <div className="app-profile">
      <Card>
        <OwnCard />
        <Balance size="full" />
        <MoneyButtons opens={opens} />
      </Card>
      {plain ? (
        <AccountList>
          <MemberRows opens={opens} unread={unread} />
          <ChangePasswordRow />
        </AccountList>
      ) : (
        <>
          <MemberTiles opens={opens} unread={unread} />
          <AccountList />
        </>
      )}
      <AgeNote />
    </div>
  );
}
