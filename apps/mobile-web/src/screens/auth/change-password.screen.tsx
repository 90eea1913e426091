import { mustChangePassword } from "@volado/domain/session";
import { Button, ButtonLink } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { ChangePassword } from "../../features/passwords/components/change-password.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import "./passwords.css";

/** Text parts that it uses; the sign-out question is part of the menus' texts. */
export const texts = ["account", "menus"] as const;

/**
 * The first password, and any later change of it (Spec §2 "Change password"). The header has no arrow here, so the
 * page links back to the profile, or offers to sign out if the password has to be changed.
 */
export default function ChangePasswordScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  const [first] = useState(mustChangePassword(session));
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="app-auth">
      <div className="app-auth__head">
        {brandMark(48)}
        <p className="app-auth__lead">{t(first ? "password.firstLead" : "password.changeLead")}</p>
      </div>
      {first && <p className="app-passwords__intro app-passwords__why">{t("password.firstIntro")}</p>}
      {session && <ChangePassword session={session} />}
      <div className="app-auth__others">
        {first ? (
          <Button variant="link" size="s" onClick={() => setLeaving(true)}>
            {t("shell.signOut")}
          </Button>
        ) : (
          <ButtonLink variant="link" size="s" href={paths.profile.to()} onNavigate={follow}>
            {t("password.backToProfile")}
          </ButtonLink>
        )}
      </div>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
