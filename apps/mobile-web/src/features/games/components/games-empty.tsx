import { ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** A list that has no choices to undo: it is simply empty, and leads to one that isn't. */
export function GamesEmpty({ mode }: { readonly mode: "hot" | "recent" }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t(`games.empty.${mode}.title`)}
      action={
        <ButtonLink variant="quiet" href={paths.gameCenter.to()} onNavigate={follow}>
          {t("games.empty.showAll")}
        </ButtonLink>
      }
    >
      {t(`games.empty.${mode}.text`)}
    </EmptyState>
  );
}
