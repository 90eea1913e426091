import { Drawer, HomeIcon, InviteIcon, List, ListItem, LogoutIcon, ProfileIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberCard } from "../../features/account/components/member-card.tsx";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { opens } from "../routes/routes.ts";
import type { OverlayProps } from "./overlay-props.ts";

/** Where the panel leads; rows whose page isn't there are left out. */
const rows = [
  { id: "home", page: paths.home, icon: <HomeIcon /> },
  { id: "profile", page: paths.profile, icon: <ProfileIcon /> },
  { id: "invite", page: paths.inviteFriends, icon: <InviteIcon /> },
] as const;

/** The member's panel at the right (Spec §2 "Right member menu"). */
export default function MemberPanel({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  const [leaving, setLeaving] = useState(false);
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
              .filter(({ page }) => opens(page))
              .map(({ id, page, icon }) => (
                <ListItem
                  key={id}
                  icon={icon}
                  href={page.to()}
                  onNavigate={(event) => {
                    follow(event);
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
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
