import { ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** A category without vendors, and a way to games that are there. */
export function VendorsEmpty() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t("vendorCentre.empty.title")}
      action={
        <ButtonLink variant="quiet" href={paths.hot.to()} onNavigate={follow}>
          {t("vendorCentre.empty.action")}
        </ButtonLink>
      }
    >
      {t("vendorCentre.empty.text")}
    </EmptyState>
  );
}
