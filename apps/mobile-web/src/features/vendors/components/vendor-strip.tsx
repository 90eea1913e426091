import { useQueries } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames, type GamePage } from "@volado/domain/games";
import type { Vendor } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { GameRow, GameTile, SectionTitle } from "@volado/ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

interface VendorGames {
  readonly vendor: Vendor;
  readonly first: AsyncState<GamePage>;
}

/**
 * The first games and the number of games of each vendor. `ready` once every vendor has loaded or failed; a later
 * request or retry shows its own skeleton.
 */
export const useFirstGames = (
  vendors: readonly Vendor[],
): { readonly ready: boolean; readonly games: readonly VendorGames[] } => {
  const client = useClient();
  const [ready, setReady] = useState(false);
  const answers = useQueries({
    queries: vendors.map(({ code, type }) =>
      gameListQueries.page(
        client,
        firstGames({ type, vendor: code, pageSize: limits.pageSize.homeCategoryCards }),
      ),
    ),
  }).map(asyncState<GamePage>);
  if (!ready && answers.every(({ phase }) => phase !== "pending")) setReady(true);
  return {
    ready,
    games: vendors.flatMap((vendor, index) => {
      const first = answers[index];
      return first ? [{ vendor, first }] : [];
    }),
  };
};

interface VendorStripProps extends VendorGames {
  /** Whether it is the category's only vendor, whose games are shown as a list instead of a strip. */
  alone: boolean;
  actions: GameActions;
}

/**
 * A vendor's first games or their skeleton, and a link to all if there are more (Spec §9 "vendor strip more above 3
 * games").
 */
export function VendorStrip({ vendor, first, alone, actions }: VendorStripProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const labels = useTileLabels();
  const { data: page } = first;
  const games = alone ? page?.games.slice(0, limits.moreAbove.vendorGames) : page?.games;
  const tiles = useMemo(() => games?.map(tileOf), [games]);
  const handlers = useTileActions(actions);
  const total = page?.totalCount ?? 0;
  const more = total > (alone ? limits.moreAbove.vendorGames : limits.moreAbove.vendorStrip);
  const label = t("home.vendorLead", { vendor: vendor.name, category: t(`shell.categories.${vendor.type}`) });

  return (
    <section className="app-section">
      <SectionTitle
        title={vendor.name}
        count={page && formatCount(total, language)}
        {...(more && {
          allLabel: t("common.seeAll"),
          allHref: categoryPage(vendor.type).to({ vendor: vendor.code }),
          onNavigate: follow,
        })}
      />
      {first.phase === "failed" && <RetryBlock onRetry={first.retry} />}
      {alone && tiles && (
        <ul className="app-tiles" aria-label={label}>
          {tiles.map((game) => (
            <li key={game.id}>
              <GameTile
                game={game}
                labels={labels}
                favourite={actions.favouriteIds.has(game.id)}
                {...handlers}
              />
            </li>
          ))}
        </ul>
      )}
      {first.phase !== "failed" && !(alone && tiles) && (
        <GameRow
          label={label}
          games={tiles}
          favouriteIds={actions.favouriteIds}
          labels={labels}
          {...handlers}
        />
      )}
    </section>
  );
}
