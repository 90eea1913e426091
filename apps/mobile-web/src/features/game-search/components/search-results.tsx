import type { Game } from "@volado/domain/games";
import { Button, GameTile, GameTileSkeleton } from "@volado/ui";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import type { NextPageState } from "../../../shared/query/async-state.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";

/**
 * After "show more" the focus moves to the first new tile, because the button may be gone and a screen reader
 * continues there.
 */
const useNewTileFocus = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    list.current?.children[first]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [count]);

  return {
    list,
    /** Call before loading more. */
    beforeMore: () => {
      before.current = count;
    },
  };
};

/** End of the list: a "show more" button, its error, or nothing on the last page (Spec §4 "Load more"). */
function SearchResultsEnd({ label, more, onMore }: SearchResultsEndProps) {
  const { t } = useTranslation();
  if (more === "end") return null;
  const text = more === "error" ? t("common.retry") : t("common.showMore");
  return (
    <div className="app-search-end">
      {more === "error" && <p role="alert">{t("errors.loadingFailed")}</p>}
      <Button
        variant="quiet"
        block
        aria-label={`${text}: ${label}`}
        loading={more === "loading"}
        onClick={onMore}
      >
        {text}
      </Button>
    </div>
  );
}

interface SearchResultsEndProps {
  /** Name of the list, as a screen can have several. */
  readonly label: string;
  readonly more: NextPageState;
  readonly onMore: () => void;
}

const NO_GAMES: readonly Game[] = [];
/** The tiles that fit on a phone screen. */
const FIRST_TILES = 9;
const skeletons = Array.from({ length: FIRST_TILES }, (_, place) => place);

/** Games on the search screen: loading, failed, empty, or tiles with a "show more" button. */
export function SearchResults({ label, result, actions, collection = false, empty }: SearchResultsProps) {
  const { t } = useTranslation();
  const games = result.data?.games ?? NO_GAMES;
  const labels = useTileLabels();
  const handlers = useTileActions(actions);
  const starred = useMemo(
    () => (collection ? new Set(games.map(({ nodeId }) => nodeId)) : actions.favouriteIds),
    [collection, games, actions.favouriteIds],
  );
  const { list, beforeMore } = useNewTileFocus(games.length);

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
      <ul ref={list} className="app-tiles app-search-wall" aria-label={label}>
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
  readonly label: string;
  readonly result: GameListResult;
  readonly actions: GameActions;
  /** Every game in it is a favourite, whether or not the player's favourites are known yet. */
  readonly collection?: boolean;
  readonly empty: ReactNode;
}
