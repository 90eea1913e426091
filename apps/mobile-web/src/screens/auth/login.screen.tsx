import { SiteSwitch } from "@volado/domain/site";
import { ButtonLink, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { AccountMenu, LoginKindMenu } from "../../features/auth/components/account-menu.tsx";
import { LoginMethods } from "../../features/auth/components/login-methods.tsx";
import { loginKindIn, loginKindPath } from "../../features/auth/login-kind.ts";
import { LoginBanner } from "../../features/banners/components/page-banners.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../shared/merchant.ts";
import { readLoginPrefill } from "../../shared/navigation/login-prefill.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { HumanHost } from "../../shared/sign-in/human-host.tsx";
import { SocialSignIn } from "./social-sign-in.tsx";

const PasskeyLogin = lazyComponent({
  name: "passkey login",
  load: () => import("../../features/auth/components/passkey-login.tsx"),
  onFail: "retry",
});

/** The login by passkey, where merchant and browser have it. Its space is reserved while the switches are unknown. */
function PasskeyPlace() {
  const switches = useSiteInfo()?.switches;
  const space = <Skeleton height={48} />;
  if (!switches) return space;
  return switches.has(SiteSwitch.Passkeys) && "PublicKeyCredential" in window ? (
    <PasskeyLogin waiting={space} />
  ) : null;
}

export const texts = ["account"] as const;

/** Sign in: players by username, SMS code or a social account, agents on their own login (Spec §2 "Login", §6). */
export default function LoginScreen() {
  const { t } = useTranslation();
  const { search, state } = useLocation();
  const follow = useLinkNavigation();
  const kind = loginKindIn(search);
  return (
    <div className="app-auth">
      {kind === "agents" ? <LoginKindMenu /> : <AccountMenu current="login" />}
      <div className="app-auth__head">
        {brandMark(48)}
        <p className="app-auth__lead">
          {t(readLoginPrefill(state)?.newAccount ? "auth.firstLoginLead" : "auth.loginLead")}
        </p>
      </div>
      <LoginMethods kind={kind} />
      {kind === "players" && <SocialSignIn />}
      {kind === "players" && (
        <div className="app-auth__others">
          <PasskeyPlace />
          <ButtonLink variant="quiet" block href={paths.trial.to()} onNavigate={follow}>
            {t("auth.toTrial")}
          </ButtonLink>
        </div>
      )}
      <LoginBanner />
      <div className="app-auth__foot">
        {kind === "players" && (
          <ButtonLink variant="link" size="s" href={loginKindPath("agents", search)} onNavigate={follow}>
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
