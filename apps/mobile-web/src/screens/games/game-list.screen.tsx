import * as z from "zod/mini";
import "./game-list.css";
import { GameType } from "@volado/domain/games";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { NewGamesBanner } from "../../features/banners/components/page-banners.tsx";
import { GameList } from "../../features/games/components/game-list.tsx";
import { GamesEmpty } from "../../features/games/components/games-empty.tsx";
import { useListPlace } from "../../features/games/hooks/use-list-place.ts";
import { useRecentList } from "../../features/games/hooks/use-recent-list.ts";
import type { StartCalls } from "../../shared/services/services-context.tsx";
import { useGameActions } from "../use-game-actions.ts";
import { GameListPage, type GameListPageProps, startGameList } from "./game-list-page.tsx";

/** Recently played games of all types (Spec §2 "/m/recent"). */
function RecentGames() {
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

const typeSchema = z.catch(z.enum(GameType), GameType.Slots);

/** The type of games in the address, slots by default. */
const typeFromSearch = (search: URLSearchParams): GameType => typeSchema.parse(search.get("gameType"));

/** The list of the type in the address, and the types to choose from (Spec §2 "/m/gameList"). */
function GameListByType() {
  const type = typeFromSearch(useSearchParams()[0]);
  return <GameListPage key={type} type={type} choosesType newGames={<NewGamesBanner />} />;
}

export interface GameListScreenProps extends Partial<GameListPageProps> {
  /** Recently played games. */
  readonly recent?: boolean;
}

/** The games of one type (of the type in the address without `type`; Spec §2 "Games"), or the recent ones. */
export default function GameListScreen({ type, classify, recent = false }: GameListScreenProps) {
  if (recent) return <RecentGames />;
  return type ? <GameListPage type={type} classify={classify} /> : <GameListByType />;
}

export const startCalls: StartCalls<GameListScreenProps> = ({ type, classify, recent }, search, ports) => {
  // Recent games need no call here.
  if (!recent) startGameList({ type: type ?? typeFromSearch(search), classify }, search, ports);
};
