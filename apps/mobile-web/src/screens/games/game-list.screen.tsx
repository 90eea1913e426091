import type { StartCalls } from "../../shared/services/call-ports.ts";
import { GameListByType, typeFromSearch } from "./game-list-by-type.tsx";
import { GameListPage, type GameListPageProps, startGameList } from "./game-list-page.tsx";
import { RecentGames } from "./recent-games.tsx";

export interface GameListScreenProps extends Partial<GameListPageProps> {
  /** Those that the player played last. */
  readonly recent?: boolean;
}

/** The games of one type, without `type` those of the type that the address names (Spec §2 "Games"), or the recent. */
export default function GameListScreen({ type, classify, recent = false }: GameListScreenProps) {
  if (recent) return <RecentGames />;
  return type ? <GameListPage type={type} classify={classify} /> : <GameListByType />;
}

export const startCalls: StartCalls<GameListScreenProps> = ({ type, classify, recent }, search, ports) => {
  // Recent games are the browser's own.
  if (!recent) startGameList({ type: type ?? typeFromSearch(search), classify }, search, ports);
};
