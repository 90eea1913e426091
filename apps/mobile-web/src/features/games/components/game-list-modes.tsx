import { GameListMode, type GameListState, switchMode } from "@volado/domain/games";
import { ClockIcon, FlameIcon, GridIcon, SegmentedChoice, StarIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Change } from "../../../shared/navigation/use-choice.ts";

const ICON = 18;

/** The four buttons over a list: all games, hot games, my collection, recent (Spec §2 "Game list"). */
export function GameListModes({ state, onChange }: GameListModesProps) {
  const { t } = useTranslation();
  const shown = state.mode === GameListMode.Filter ? GameListMode.All : state.mode;
  return (
    <SegmentedChoice
      label={t("games.show")}
      value={shown}
      onValueChange={(mode) => onChange((latest) => switchMode(latest, mode))}
      options={[
        { value: GameListMode.All, label: t("games.modes.all"), icon: <GridIcon size={ICON} /> },
        { value: GameListMode.Hot, label: t("games.modes.hot"), icon: <FlameIcon size={ICON} /> },
        { value: GameListMode.Favourites, label: t("games.modes.fav"), icon: <StarIcon size={ICON} /> },
        { value: GameListMode.Recent, label: t("games.modes.recent"), icon: <ClockIcon size={ICON} /> },
      ]}
    />
  );
}

interface GameListModesProps {
  readonly state: GameListState;
  readonly onChange: (change: Change<GameListState>) => void;
}
