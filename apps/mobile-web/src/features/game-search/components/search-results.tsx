import type { Game } from "@volado/domain/games";
import { GameTile, GameTileSkeleton } from "@volado/ui";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { tileOf } from "../../../shared/games/tile.ts";
import { useTileActions } from "../../../shared/games/use-tile-actions.ts";
import { useTileLabels } from "../../../shared/games/use-tile-labels.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useNewTileFocus } from "../hooks/use-new-tile-focus.ts";
import { SearchResultsEnd } from "./search-results-end.tsx";

const NO_GAMES: readonly Game[] = [];
/** The rows that a phone shows at once. */
const FIRST_TILES = 9;
const skeletons = Array.from({ length: FIRST_TILES }, (_, place) => place);

/** Games of the search screen in their four looks: on their way, failed, none, tiles with a button for more. */
export function SearchResults({ label, result, actions, collection = false, empty }: SearchResultsProps) {
  const { t } = useTranslation();
  const games = result.data?.games ?? NO_GAMES;
  const labels = useTileLabels();
  const handlers = useTileActions(actions);
  const starred = useMemo(
    () => (collection ? new Set(games.map(({ nodeId }) => nodeId)) : actions.favouriteIds),
    [collection, games, actions.favouriteIds],
  );
  const { wall, beforeMore } = useNewTileFocus(games.length);

  if (result.phase === "empty") return empty;
  if (result.phase === "failed") {
    return <LoadFailure title={t("games.failed")} failure={result} />;
  }
  if (result.phase === "pending") {
    return (
      <>
        <p className="vo-visually-hidden" role="status">
          {t("common.loading")}
        </p>
        <div className="app-tiles app-search-wall" aria-busy="true">
          {skeletons.map((place) => (
            <GameTileSkeleton key={place} />
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      <ul ref={wall} className="app-tiles app-search-wall" aria-label={label}>
        {games.map((game, index) => (
          <li key={game.nodeId}>
            <GameTile
              game={tileOf(game)}
              labels={labels}
              favourite={starred.has(game.nodeId)}
              eager={index < FIRST_TILES}
              {...handlers}
            />
          </li>
        ))}
      </ul>
      <SearchResultsEnd
        label={label}
        more={result.data.more}
        onMore={() => {
          beforeMore();
          result.data.loadMore();
        }}
      />
    </>
  );
}

interface SearchResultsProps {
  /** Name of the list. */
  readonly label: string;
  readonly result: GameListResult;
  readonly actions: GameActions;
  /** Every game in it is a favourite, whether or not the player's favourites are known yet. */
  readonly collection?: boolean;
  /** What stands there when there are no games. */
  readonly empty: ReactNode;
}
