import "./game-list.css";
import { GameListMode, type GameListScope } from "@volado/domain";
import { useTranslation } from "react-i18next";
import { GameList } from "../../features/games/components/game-list.tsx";
import { GameListEmpty } from "../../features/games/components/game-list-empty.tsx";
import { GameListTools } from "../../features/games/components/game-list-tools.tsx";
import { useGameList } from "../../features/games/hooks/use-game-list.ts";
import { useGameListState } from "../../features/games/hooks/use-game-list-state.ts";
import { useGameActions } from "../use-game-actions.ts";

/** The list behind many addresses; the route table says which games each is about (Spec §2 "Games"). */
export default function GameListScreen({ scope }: GameListScreenProps) {
  const { t } = useTranslation();
  const [state, setState] = useGameListState(scope);
  const result = useGameList(state);
  const { games: actions } = useGameActions();

  return (
    <div className="app-list">
      <GameListTools state={state} pending={result.phase === "pending"} onChange={setState} />
      <GameList
        key={`${state.mode} ${state.vendor} ${state.name} ${state.minBet}`}
        label={t("games.list")}
        result={result}
        actions={actions}
        collection={state.mode === GameListMode.Favourites}
        empty={<GameListEmpty state={state} onChange={setState} />}
      />
    </div>
  );
}

export interface GameListScreenProps {
  readonly scope: GameListScope;
}
