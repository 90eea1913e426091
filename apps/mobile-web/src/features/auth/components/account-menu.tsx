import { ButtonLink, TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { backIn, type LoginKind, loginKindIn, loginKindPath } from "../login-kind.ts";

/** The path of the forgotten-password page, which leads back to this login. */
export const forgotPasswordPath = (kind: LoginKind): string =>
  paths.forgotPassword.to({ as: kind === "agents" ? "agent" : undefined });

/** Link to the forgotten-password page (Spec §2 "Login"). */
export function ForgotLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  return (
    <ButtonLink
      className="app-login__forgot"
      variant="link"
      size="s"
      href={forgotPasswordPath(loginKindIn(search))}
      onNavigate={follow}
    >
      {t("auth.forgot")}
    </ButtonLink>
  );
}

/** Menu on top of login and registration, with the current one highlighted (Spec §2 "Login"). */
export function AccountMenu({ current }: { current: "login" | "register" }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  return (
    <TopMenu
      label={t("auth.accountMenu")}
      items={[
        { id: "login", label: t("shell.titles.login"), href: loginKindPath("players", search) },
        { id: "register", label: t("shell.register"), href: paths.register.to({ back: backIn(search) }) },
      ]}
      currentId={current}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}

/** The same menu on the agents' login: switches between player and agent login. */
export function LoginKindMenu() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  return (
    <TopMenu
      label={t("auth.loginKinds")}
      items={[
        { id: "players", label: t("auth.playerLogin"), href: loginKindPath("players", search) },
        { id: "agents", label: t("auth.agentLogin"), href: loginKindPath("agents", search) },
      ]}
      currentId="agents"
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
