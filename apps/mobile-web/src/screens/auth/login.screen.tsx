import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { AccountMenu, DoorMenu } from "../../features/auth/components/account-menu.tsx";
import { LoginWays } from "../../features/auth/components/login-ways.tsx";
import { doorIn, doorPath } from "../../features/auth/login-door.ts";
import { LoginBanner } from "../../features/banners/components/login-banner.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { HumanHost } from "../../shared/human/human-host.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { SocialSignIn } from "./social-sign-in.tsx";

/** The parts of the texts that it shows. */
export const texts = ["account"] as const;

/** Sign in: players by username, SMS code or a social account, agents at their own door (Spec §2 "Login", §6). */
export default function LoginScreen() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  const door = doorIn(search);
  return (
    <div className="app-auth">
      {door === "agents" ? <DoorMenu /> : <AccountMenu current="login" />}
      <div className="app-auth__head">
        {brandMark(48)}
        <p className="app-auth__lead">{t("auth.loginLead")}</p>
      </div>
      <LoginWays door={door} />
      {door === "players" && <SocialSignIn />}
      {door === "players" && (
        <div className="app-auth__others">
          <ButtonLink variant="quiet" block href={paths.trial.to()} onNavigate={follow}>
            {t("auth.toTrial")}
          </ButtonLink>
        </div>
      )}
      <LoginBanner />
      <div className="app-auth__foot">
        {door === "players" && (
          <ButtonLink variant="link" size="s" href={doorPath("agents", search)} onNavigate={follow}>
            {t("auth.agentQuestion")}
          </ButtonLink>
        )}
        <LanguageChoice whole />
      </div>
      <p className="app-auth__age">{t("legal.minimumAge", { age: merchant.policy.minimumAge })}</p>
      <HumanHost />
    </div>
  );
}
