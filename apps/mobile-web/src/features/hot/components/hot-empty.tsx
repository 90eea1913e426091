import { HotCentreMode, type HotCentreState, openHotCentre } from "@volado/domain/games";
import { Button, ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Empty state of the hot games centre: resets the filter, leaves the empty favourites, or links to all games. */
export function HotEmpty({ state: { mode }, onChange }: HotEmptyProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const variant = mode === HotCentreMode.Filter ? "filter" : mode;
  return (
    <EmptyState
      title={t(`games.empty.${variant}.title`)}
      action={
        mode === HotCentreMode.Hot ? (
          <ButtonLink variant="quiet" href={paths.gameCenter.to()} onNavigate={follow}>
            {t("games.empty.showAll")}
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={() => onChange(openHotCentre())}>
            {mode === HotCentreMode.Filter ? t("games.empty.reset") : t("hotCentre.showHot")}
          </Button>
        )
      }
    >
      {mode === HotCentreMode.Filter ? t("hotCentre.nothing") : t(`games.empty.${mode}.text`)}
    </EmptyState>
  );
}

interface HotEmptyProps {
  readonly state: HotCentreState;
  readonly onChange: (change: Change<HotCentreState>) => void;
}
