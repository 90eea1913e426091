import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { loginKindIn, loginKindPath } from "../../features/auth/login-kind.ts";
import { ForgotWays } from "../../features/passwords/components/forgot-ways.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { HumanHost } from "../../shared/sign-in/human-host.tsx";
import "./passwords.css";

export const texts = ["account"] as const;

/** Resets a forgotten password (Spec §2 "Forgot password"), or sets one for a signed-in player who never had any. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  return (
    <div className="app-auth">
      <div className="app-auth__head">
        {brandMark(48)}
        <p className="app-auth__lead">{t("password.forgotLead")}</p>
      </div>
      <ForgotWays />
      {!session && (
        <nav className="app-auth__others" aria-label={t("password.others")}>
          <ButtonLink
            variant="link"
            size="s"
            href={loginKindPath(loginKindIn(search), search)}
            onNavigate={follow}
          >
            {t("password.toLogin")}
          </ButtonLink>
        </nav>
      )}
      <HumanHost />
    </div>
  );
}
