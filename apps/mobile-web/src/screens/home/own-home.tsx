import { limits } from "@volado/config";
import { type Game, mergeGames } from "@volado/domain/games";
import { GameRow, SectionTitle } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRecentList } from "../../features/games/hooks/use-recent-list.ts";
import { RowNote } from "../../features/lobby/components/row-states.tsx";
import { RewardsToClaim } from "../../features/rewards/components/rewards-to-claim.tsx";
import type { GameListResult } from "../../shared/games/game-list-result.ts";
import { RowSkeleton } from "../../shared/games/row-skeleton.tsx";
import { tileOf } from "../../shared/games/tile.ts";
import { useFavouriteList } from "../../shared/games/use-favourite-list.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../shared/games/use-tile-actions.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import type { AsyncListState } from "../../shared/query/async-state.ts";
import { RetryBlock } from "../../shared/query/retry-block.tsx";
import { localValues } from "../../shared/storage/site-storage.ts";

/**
 * A member's games: recently played ones, newest first, then other favourites. It waits for the recents, so that
 * nothing shifts under the finger; it fails only if there is nothing to show and one of the two failed.
 */
export const ownGames = (
  recent: GameListResult,
  starred: GameListResult,
  most: number,
): AsyncListState<readonly Game[]> => {
  const retry = () => Promise.all([recent.retry(), starred.retry()]);
  if (recent.phase === "pending") return { phase: "pending", retry };
  const games = mergeGames([recent.data?.games ?? [], starred.data?.games ?? []]).slice(0, most);
  if (games.length > 0) return { phase: "content", data: games, stale: false, retry };
  if (starred.phase === "pending") return { phase: "pending", retry };
  if (recent.phase === "failed") return { ...recent, retry };
  if (starred.phase === "failed") return { ...starred, retry };
  return { phase: "empty", retry };
};

const MOST = 12;

const starredOfAllTypes = { input: { pageSize: limits.pageSize.favourites } } as const;

/**
 * A member's part of home: recently played games, favourites, and rewards to claim. Its height doesn't depend on the
 * data, since more of home is below it. Whether there are games decides its place at the next opening.
 */
export default function OwnHome({ actions }: { actions: GameActions }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const labels = useTileLabels();
  const handlers = useTileActions(actions);
  const own = ownGames(useRecentList(undefined), useFavouriteList(starredOfAllTypes), MOST);
  const title = t("lowerHome.own.title");
  const { phase } = own;
  useEffect(() => {
    if (phase === "content" || phase === "empty")
      localValues.write("ownGames", phase === "content" ? "1" : "0");
  }, [phase]);
  return (
    <section className="app-section">
      <SectionTitle
        title={title}
        action={<RewardsToClaim />}
        allLabel={t("common.seeAll")}
        allHref={paths.recent.to()}
        onNavigate={follow}
      />
      {own.phase === "pending" && <RowSkeleton />}
      {own.phase === "failed" && (
        <RowNote>
          <RetryBlock onRetry={own.retry} />
        </RowNote>
      )}
      {own.phase === "empty" && <RowNote>{t("lowerHome.own.empty")}</RowNote>}
      {own.phase === "content" && (
        <GameRow
          label={title}
          games={own.data.map(tileOf)}
          favouriteIds={actions.favouriteIds}
          labels={labels}
          {...handlers}
        />
      )}
    </section>
  );
}
