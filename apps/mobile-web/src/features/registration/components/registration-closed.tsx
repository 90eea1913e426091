import { ButtonLink, EmptyState, ProfileIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Shown if both ways to register are switched off. */
export function RegistrationClosed() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      drawing={<ProfileIcon size={36} />}
      title={t("register.closedTitle")}
      action={
        <ButtonLink href={paths.home.to()} onNavigate={follow}>
          {t("register.toHome")}
        </ButtonLink>
      }
    >
      <p>{t("register.closed")}</p>
    </EmptyState>
  );
}
