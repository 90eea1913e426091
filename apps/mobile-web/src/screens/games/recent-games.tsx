import "./game-list.css";
import { useTranslation } from "react-i18next";
import { GameList } from "../../features/games/components/game-list.tsx";
import { GamesEmpty } from "../../features/games/components/games-empty.tsx";
import { useListPlace } from "../../features/games/hooks/use-list-place.ts";
import { useRecentList } from "../../features/games/hooks/use-recent-list.ts";
import { useGameActions } from "../use-game-actions.ts";

/** Recently played games of all types (Spec §2 "/m/recent"). */
export function RecentGames() {
  const { t } = useTranslation();
  const [place, notePlace] = useListPlace();
  const result = useRecentList(place?.index);
  const { games } = useGameActions();
  return (
    <div className="app-list">
      <GameList
        label={t("shell.titles.recent")}
        result={result}
        actions={games}
        initialPlace={place}
        onPlaceChange={notePlace}
        empty={<GamesEmpty mode="recent" />}
      />
    </div>
  );
}
