import { useQueries, useQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  firstGames,
  GameListMode,
  type GameListScope,
  type GamePage,
  type GameType,
  gameListStateFromSearch,
} from "@volado/domain/games";
import { type Vendor, type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { Button, ButtonLink, EmptyState, GameRow, GameTile, SectionTitle } from "@volado/ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { VendorStripsSkeleton } from "./vendor-centre-skeleton.tsx";
import { VendorTiles, type VendorTilesProps } from "./vendor-tiles.tsx";

interface VendorGames {
  readonly vendor: Vendor;
  readonly first: AsyncState<GamePage>;
}

/**
 * The first games and the number of games of each vendor. `ready` once every vendor has loaded or failed; a later
 * request or retry shows its own skeleton.
 */
const useFirstGames = (vendors: readonly Vendor[]) => {
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
  /** Whether it is the category's only vendor: its games are shown as a list instead of a strip. */
  alone: boolean;
  actions: GameActions;
}

/** A vendor's first games, and a link to all if there are more (Spec §9 "vendor strip more above 3 games"). */
function VendorStrip({ vendor, first, alone, actions }: VendorStripProps) {
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

/** Whether the URL shows a list of games: of one vendor, of a search, or the hot, favourite or recent ones. */
export const asksForList = (search: string, scope: GameListScope): boolean =>
  gameListStateFromSearch(new URLSearchParams(search), scope, false).mode !== GameListMode.All;

/** Number of games in a category; undefined while loading and after a failure, which is not worth reporting. */
const useCategoryCount = (type: GameType): number | undefined =>
  useQuery(gameListQueries.page(useClient(), firstGames({ type, pageSize: limits.moreAbove.vendorStrip })))
    .data?.totalCount;

function VendorsEmpty() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t("vendorCentre.empty.title")}
      action={
        <ButtonLink variant="quiet" href={paths.hot.to()} onNavigate={follow}>
          {t("vendorCentre.empty.action")}
        </ButtonLink>
      }
    >
      {t("vendorCentre.empty.text")}
    </EmptyState>
  );
}

const STRIPS = 4;

interface VendorCentreProps {
  type: GameType;
  categories: readonly VendorCategory[];
  actions: GameActions;
  live?: VendorTilesProps["live"];
}

/** A category's vendors: count, tiles, and each vendor's first games (Spec §2 "vendor-centre screen"). */
export function VendorCentre({ type, categories, actions, live }: VendorCentreProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const vendors = vendorsOf(categories, type);
  const [shown, setShown] = useState(STRIPS);
  const count = useCategoryCount(type);
  const { ready, games } = useFirstGames(vendors.slice(0, shown));
  const totals = new Map(games.map(({ vendor, first }) => [vendor.code, first.data?.totalCount]));
  // The first strips appear together, so that they do not push each other down. A vendor's only game is its tile already.
  const strips = games.filter(({ first: { data } }) => data === undefined || data.games.length > 1);

  if (vendors.length === 0) return <VendorsEmpty />;
  return (
    <>
      <section className="app-section">
        <SectionTitle
          title={t(`shell.categories.${type}`)}
          count={count === undefined ? undefined : formatCount(count, language)}
          allLabel={t("common.seeAll")}
          allHref={paths.gameList.to({ gameType: type })}
          onNavigate={follow}
        />
        <VendorTiles
          label={t("vendorCentre.vendors")}
          vendors={vendors}
          categories={categories}
          live={live}
          listMeta={({ code }) => {
            const total = totals.get(code);
            return total === undefined ? undefined : t("games.count", { count: total });
          }}
        />
      </section>
      {ready &&
        strips.map(({ vendor, first }) => (
          <VendorStrip
            key={vendor.code}
            vendor={vendor}
            first={first}
            alone={vendors.length === 1}
            actions={actions}
          />
        ))}
      {!ready && <VendorStripsSkeleton />}
      {ready && shown < vendors.length && (
        <Button
          className="app-section__more"
          variant="quiet"
          block
          onClick={() => setShown(shown + limits.moreAbove.vendorStrip)}
        >
          {t("vendorCentre.moreVendors")}
        </Button>
      )}
    </>
  );
}
