import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Leads to the registration, for a player whose recovery found no account. */
export function RegisterLink() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <ButtonLink variant="link" size="s" href={paths.register.to()} onNavigate={follow}>
      {t("auth.toRegister")}
    </ButtonLink>
  );
}
