import { useQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import {
  firstGames,
  GameListMode,
  type GameListScope,
  type GameType,
  gameListStateFromSearch,
} from "@volado/domain/games";
import { type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { Button, ButtonLink, EmptyState, SectionTitle } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { VendorStripsSkeleton } from "./vendor-centre-skeleton.tsx";
import { useFirstGames, VendorStrip } from "./vendor-strip.tsx";
import { VendorTiles } from "./vendor-tiles.tsx";

/**
 * Whether a vendor centre's URL shows a list of games: of one vendor, of a search, or the hot, favourite or recent
 * ones.
 */
export const asksForList = (search: string, scope: GameListScope): boolean =>
  gameListStateFromSearch(new URLSearchParams(search), scope, false).mode !== GameListMode.All;

/** Number of games in a category; undefined while loading and after a failure, which is not worth reporting. */
const useCategoryCount = (type: GameType): number | undefined =>
  useQuery(gameListQueries.page(useClient(), firstGames({ type, pageSize: limits.moreAbove.vendorStrip })))
    .data?.totalCount;

/** Empty state of a category, with a link to the hot games. */
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

/** Strips shown initially. */
const STRIPS = 4;

interface VendorCentreProps {
  type: GameType;
  categories: readonly VendorCategory[];
  actions: GameActions;
}

/**
 * A category's vendors: title with count and link to all games, tiles, and each vendor's first games (Spec §2
 * "vendor-centre screen").
 */
export function VendorCentre({ type, categories, actions }: VendorCentreProps) {
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
