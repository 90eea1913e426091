import "./member-card.css";
import { Avatar, ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The default avatar and the two ways in (Spec §2 "Right member menu: avatar (default for guests)"). */
export function GuestCard() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <>
      <div className="app-member">
        <Avatar size={56} />
        <div className="app-member__text">
          <p className="app-member__name">{t("menu.guest")}</p>
          <p className="app-member__account">{t("menu.guestDetail")}</p>
        </div>
      </div>
      <div className="app-member__ways">
        <ButtonLink href={loginPath()} onNavigate={follow}>
          {t("shell.login")}
        </ButtonLink>
        <ButtonLink variant="quiet" href={paths.register.to()} onNavigate={follow}>
          {t("shell.register")}
        </ButtonLink>
      </div>
    </>
  );
}
