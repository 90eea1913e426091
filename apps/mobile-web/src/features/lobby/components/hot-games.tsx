import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { pageSizes } from "@volado/config";
import { firstPages, pageCount } from "@volado/domain";
import { Button, EmptyState, GameTile, GameTileSkeleton, SectionTitle } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import { tileOf } from "../../../shared/games/tile.ts";
import { useTileActions } from "../../../shared/games/use-tile-actions.ts";
import { useTileLabels } from "../../../shared/games/use-tile-labels.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

const PAGE = pageSizes.hotGames;
/** Tiles of the first row are seen at once. */
const EAGER = 3;

/** The hot games, nine at a time (Spec §2 "Hot games list"). */
export function HotGames({ actions }: { actions: GameActions }) {
  const { t } = useTranslation();
  const { data: games, isError, refetch } = useQuery(gameQueries.hot(useClient()));
  const [pages, setPages] = useState(1);
  const labels = useTileLabels();
  const { onOpen, onFavouriteChange } = useTileActions(games, actions);

  return (
    <section className="app-section">
      <SectionTitle title={t("home.hot")} />
      {isError && !games && <RetryBlock onRetry={refetch} />}
      {games?.length === 0 && <EmptyState headingLevel={3} title={t("home.empty")} />}
      <div className="app-tiles" aria-busy={games === undefined}>
        {games
          ? firstPages(games, pages, PAGE).map((game, index) => (
              <GameTile
                key={game.nodeId}
                game={tileOf(game)}
                labels={labels}
                favourite={actions.favouriteIds.has(game.nodeId)}
                eager={index < EAGER}
                onOpen={onOpen}
                onFavouriteChange={onFavouriteChange}
              />
            ))
          : !isError &&
            Array.from({ length: PAGE }, (_, place) => place).map((place) => (
              <GameTileSkeleton key={place} />
            ))}
      </div>
      {games && pages < pageCount(games.length, PAGE) && (
        <Button className="app-section__more" variant="quiet" block onClick={() => setPages(pages + 1)}>
          {t("common.showMore")}
        </Button>
      )}
    </section>
  );
}
