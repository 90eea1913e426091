import { GameListMode, type GameListState, resetFilter, switchMode } from "@volado/domain/games";
import { Button, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Change } from "../../../shared/navigation/use-choice.ts";

/** A list without games, and the way to one that has some. */
export function GameListEmpty({ state, onChange }: GameListEmptyProps) {
  const { t } = useTranslation();
  const narrowed =
    state.mode === GameListMode.Filter || state.minBet !== undefined || state.minLines !== undefined;
  const look = narrowed ? GameListMode.Filter : state.mode;
  return (
    <EmptyState
      title={t(`games.empty.${look}.title`)}
      action={
        look === GameListMode.All ? undefined : (
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
      {t(`games.empty.${look}.text`)}
    </EmptyState>
  );
}

interface GameListEmptyProps {
  readonly state: GameListState;
  readonly onChange: (change: Change<GameListState>) => void;
}
