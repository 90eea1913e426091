import "./game-list.css";
import {
  GameClassify,
  GameListMode,
  type GameType,
  gameListStateFromSearch,
  placeFromSearch,
} from "@volado/domain/games";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { GameList } from "../../features/games/components/game-list.tsx";
import { GameListTools } from "../../features/games/components/game-list-tools.tsx";
import { GameListEmpty } from "../../features/games/components/games-empty.tsx";
import { prefetchAllGames, useGameList } from "../../features/games/hooks/use-game-list.ts";
import { useGameListState } from "../../features/games/hooks/use-game-list-state.ts";
import { useListPlace } from "../../features/games/hooks/use-list-place.ts";
import { scopeOfType } from "../../shared/games/game-list-result.ts";
import { merchant } from "../../shared/merchant.ts";
import type { StartCalls } from "../../shared/services/services-context.tsx";
import { useGameActions } from "../use-game-actions.ts";

/** The list that many addresses share; the route table defines the games of each (Spec §2 "Games"). */
export function GameListPage({ type, classify, choosesType, newGames }: GameListPageProps) {
  const { t } = useTranslation();
  const scope = useMemo(() => scopeOfType(type, classify), [type, classify]);
  const [state, choose] = useGameListState(scope);
  const [place, notePlace] = useListPlace();
  const result = useGameList(state, place?.index);
  const { games: actions } = useGameActions();

  return (
    <div className="app-list">
      <GameListTools
        state={state}
        pending={result.phase === "pending"}
        choosesType={choosesType}
        onChange={choose}
      />
      {state.mode === GameListMode.All && state.classify === GameClassify.New && newGames}
      <GameList
        key={`${state.mode} ${state.vendor} ${state.name} ${state.minBet} ${state.minLines}`}
        label={t("games.list")}
        result={result}
        actions={actions}
        collection={state.mode === GameListMode.Favourites}
        initialPlace={place}
        onPlaceChange={notePlace}
        empty={<GameListEmpty state={state} onChange={choose} />}
      />
    </div>
  );
}

export interface GameListPageProps {
  readonly type: GameType;
  /** Overrides the type's own title. */
  readonly classify?: GameClassify | undefined;
  /** Whether the player also chooses the type of games, in the game centre. */
  readonly choosesType?: boolean;
  /** Rendered above the list while it shows the type's new games. */
  readonly newGames?: ReactNode;
}

/** The skeleton of the list at the address while its page loads. */
export const startGameList: StartCalls<GameListPageProps> = ({ type, classify }, search, ports) => {
  const state = gameListStateFromSearch(search, scopeOfType(type, classify), merchant.games.linesShown);
  prefetchAllGames(state, placeFromSearch(search), ports);
};
