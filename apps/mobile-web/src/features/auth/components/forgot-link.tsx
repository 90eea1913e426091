import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The way to a forgotten password (Spec §2 "Login"). */
export function ForgotLink() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <ButtonLink
      className="app-login__forgot"
      variant="link"
      size="s"
      href={paths.forgotPassword.to()}
      onNavigate={follow}
    >
      {t("auth.forgot")}
    </ButtonLink>
  );
}
