import { GameSearch, type OpenSearch } from "../../features/game-search/components/game-search.tsx";
import { useGameActions } from "../use-game-actions.ts";

/** The slot search over any page. Its links replace its history entry: going back shows the page, not the search. */
export default function SlotSearch(props: OpenSearch) {
  const { games } = useGameActions({ replace: true });
  return <GameSearch {...props} actions={games} />;
}
