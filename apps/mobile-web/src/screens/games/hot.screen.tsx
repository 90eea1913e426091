import "./game-list.css";
import { limits } from "@volado/config";
import { useTranslation } from "react-i18next";
import { GameList } from "../../features/games/components/game-list.tsx";
import { NothingHere } from "../../features/games/components/nothing-here.tsx";
import { useHotList } from "../../features/games/hooks/use-hot-list.ts";
import { useGameActions } from "../use-game-actions.ts";

const ALL_VENDORS: readonly string[] = [];

/** Hot games of all types, nine at a time (Spec §2 "/m/hot-games", §9). */
export default function HotScreen() {
  const { t } = useTranslation();
  const result = useHotList({
    type: undefined,
    vendors: ALL_VENDORS,
    pageSize: limits.pageSize.hotGames,
    enabled: true,
  });
  const { games } = useGameActions();
  return (
    <div className="app-list">
      <GameList
        label={t("shell.titles.hot")}
        result={result}
        actions={games}
        empty={<NothingHere mode="hot" />}
      />
    </div>
  );
}
