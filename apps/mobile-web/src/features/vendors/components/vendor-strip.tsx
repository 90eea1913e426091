import { limits } from "@volado/config";
import { formatCount } from "@volado/i18n";
import { GameRow, GameTile, SectionTitle } from "@volado/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import type { VendorGames } from "../hooks/use-first-games.ts";

export interface VendorStripProps extends VendorGames {
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
