import { Button, LogoutIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MemberCard } from "../../features/account/components/member-card.tsx";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { useSession } from "../../shared/session/session-store.ts";

/** The player's own page (decisions S6: /m/mine). */
export default function ProfileScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="app-profile">
      {session && <MemberCard account={session.userName} />}
      <Balance size="full" />
      <Button variant="quiet" block icon={<LogoutIcon size={20} />} onClick={() => setLeaving(true)}>
        {t("shell.signOut")}
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
