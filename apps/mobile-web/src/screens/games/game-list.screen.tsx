import type { StartCalls } from "../../shared/services/call-ports.ts";
import { GameListByType, typeFromSearch } from "./game-list-by-type.tsx";
import { GameListPage, type GameListPageProps, startGameList } from "./game-list-page.tsx";

/** The games of one type; without `type` those of the type that the address names (Spec §2 "Games"). */
export default function GameListScreen({ type, classify }: Partial<GameListPageProps>) {
  return type ? <GameListPage type={type} classify={classify} /> : <GameListByType />;
}

export const startCalls: StartCalls<Partial<GameListPageProps>> = ({ type, classify }, search, ports) =>
  startGameList({ type: type ?? typeFromSearch(search), classify }, search, ports);
