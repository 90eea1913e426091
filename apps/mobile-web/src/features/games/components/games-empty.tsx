import { GameListMode, type GameListState, resetFilter, switchMode } from "@volado/domain/games";
import { Button, ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import type { Change } from "../../../shared/navigation/use-choice.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Empty state of a list without filters, with a link to all games. */
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

/** Empty state of a filterable list, with a button that resets the filter or mode. */
export function GameListEmpty({ state, onChange }: GameListEmptyProps) {
  const { t } = useTranslation();
  const narrowed =
    state.mode === GameListMode.Filter || state.minBet !== undefined || state.minLines !== undefined;
  const variant = narrowed ? GameListMode.Filter : state.mode;
  return (
    <EmptyState
      title={t(`games.empty.${variant}.title`)}
      action={
        variant === GameListMode.All ? undefined : (
          <Button
            variant="quiet"
            onClick={() =>
              onChange(narrowed ? resetFilter : (latest) => switchMode(latest, GameListMode.All))
            }
          >
            {narrowed ? t("games.empty.reset") : t("games.empty.showAll")}
          </Button>
        )
      }
    >
      {t(`games.empty.${variant}.text`)}
    </EmptyState>
  );
}

interface GameListEmptyProps {
  readonly state: GameListState;
  readonly onChange: (change: Change<GameListState>) => void;
}
