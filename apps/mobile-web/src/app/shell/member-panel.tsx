import "./menus.css";
import { inviteTarget, showsReferral } from "@volado/domain";
import { Drawer, HomeIcon, InviteIcon, List, ListItem, LogoutIcon, ProfileIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberCard } from "../../features/account/components/member-card.tsx";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { AgentInviteDialog } from "../../features/referral/components/agent-invite-dialog.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";
import { opens } from "../routes/routes.ts";
import type { OverlayProps } from "./overlay-props.ts";

/** Where the panel leads; rows whose page isn't there are left out. */
const rows = [
  { id: "home", page: paths.home, icon: <HomeIcon /> },
  { id: "profile", page: paths.profile, icon: <ProfileIcon /> },
  { id: "invite", page: paths.inviteFriends, icon: <InviteIcon /> },
] as const;

/** The member's panel at the right (Spec §2 "Right member menu"); the invite as the promotion and the role say (Spec §6). */
export default function MemberPanel({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  const [leaving, setLeaving] = useState(false);
  const [inviting, setInviting] = useState(false);
  const referralOn = useSiteInfo()?.promos.referral ?? false;
  const agent = inviteTarget(session, referralOn) === "agent-dialog";
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        side="right"
        title={t("shell.profile")}
        closeLabel={t("common.close")}
      >
        <div className="app-panel">
          {session && <MemberCard account={session.userName} />}
          <Balance size="full" />
          <List>
            {rows
              .filter(
                ({ id, page }) => opens(page) && (id !== "invite" || showsReferral(session, referralOn)),
              )
              .map(({ id, page, icon }) => (
                <ListItem
                  key={id}
                  icon={icon}
                  href={page.to()}
                  onNavigate={(event) => {
                    if (id === "invite" && agent) {
                      event.preventDefault();
                      setInviting(true);
                    } else follow(event);
                    onClose();
                  }}
                >
                  {t(`shell.tabs.${id}`)}
                </ListItem>
              ))}
            <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
              {t("shell.signOut")}
            </ListItem>
          </List>
        </div>
      </Drawer>
      <AgentInviteDialog open={inviting} onClose={() => setInviting(false)} />
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
