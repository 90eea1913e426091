import "./menus.css";
import { Drawer, List, ListItem, LogoutIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GuestCard, MemberCard } from "../../../features/account/components/member-card.tsx";
import { SignOutDialog } from "../../../features/account/components/sign-out-dialog.tsx";
import { Balance } from "../../../features/wallet/components/balance.tsx";
import type { OverlayProps } from "../../../shared/lazy/lazy-boundary.tsx";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { MemberRows } from "./rows/member-rows.tsx";

/** The panel at the right (Spec §2 "Right member menu"): player, balance, links and sign-out. */
export default function MemberPanel({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  useCloseOnNavigation(open, onClose);
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
          {session ? <MemberCard account={session.userName} /> : <GuestCard />}
          {session && <Balance size="full" />}
          <List>
            <MemberRows onClose={onClose} />
            {session && (
              <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
                {t("shell.signOut")}
              </ListItem>
            )}
          </List>
        </div>
      </Drawer>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
