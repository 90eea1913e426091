import { useQuery } from "@tanstack/react-query";
import { gameListQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstGames } from "@volado/domain/games";
import { homeVendors, type Vendor, type VendorCategory } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { GameRow, SectionTitle } from "@volado/ui";
import { memo, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { PartBoundary } from "../../../shared/lazy/part-boundary.tsx";
import { type Motion, MotionButton, useMotion } from "../../../shared/motion/motion-button.tsx";
import { NearScreen } from "../../../shared/motion/near-screen.tsx";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import type { RequestQueue } from "../hooks/use-request-queue.ts";
import { RowNote } from "./row-states.tsx";

interface VendorRowProps {
  /** Unique among the rows. */
  name: string;
  vendor: Vendor;
  /** Whether home also shows this vendor in another category, so that the row has to name its own. */
  shared: boolean;
  /** Whether the row may send its request (see `useRequestQueue`); it shows a skeleton until then. */
  enabled: boolean;
  /** Called with the row's name when it is near the screen. Must be stable. */
  onNear: (name: string) => void;
  /** Shared by all rows. */
  motion: Motion;
  actions: GameActions;
}

const autoplay = { delay: limits.gameCarousel.autoplay, slides: limits.gameCarousel.slides };

/** A carousel of a vendor's first games (Spec §2 "Home"). Memoised: a step of the queue renders only its own row. */
const VendorRow = memo(function VendorRow({
  name,
  vendor,
  shared,
  enabled,
  onNear,
  motion,
  actions,
}: VendorRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const labels = useTileLabels();
  const input = firstGames({
    type: vendor.type,
    vendor: vendor.code,
    pageSize: limits.pageSize.homeCarousel,
  });
  const answer = asyncState(useQuery({ ...gameListQueries.page(useClient(), input), enabled }));
  const data = useDeferredValue(answer.data);
  const failed = answer.phase === "failed" && !data;
  const tiles = useMemo(() => data?.games.map(tileOf), [data]);
  const handlers = useTileActions(actions);
  const category = t(`shell.categories.${vendor.type}`);
  const title = t("home.vendorLead", { vendor: vendor.name, category });
  const count = data && formatCount(data.totalCount, language);

  const total = data?.totalCount ?? 0;

  return (
    <section className="app-section">
      <SectionTitle
        title={vendor.name}
        count={shared ? [category, count].filter(Boolean).join(", ") : count}
        {...(total > limits.gameCarousel.slides && {
          action: (
            <MotionButton
              motion={motion}
              labels={{ pause: t("lowerHome.pauseRows"), play: t("lowerHome.playRows") }}
            />
          ),
        })}
        {...(total > limits.moreAbove.vendorStrip && {
          allLabel: t("common.seeAll"),
          allHref: categoryPage(vendor.type).to({ vendor: vendor.code }),
          onNavigate: follow,
        })}
      />
      <NearScreen waiting={<RowSkeleton tiles={1} />} onNear={() => onNear(name)}>
        {failed && (
          <RowNote>
            <RetryBlock onRetry={answer.retry} />
          </RowNote>
        )}
        {data?.games.length === 0 && <RowNote>{t("home.empty")}</RowNote>}
        {!failed && data?.games.length !== 0 && (
          <GameRow
            label={title}
            games={tiles}
            autoplay={motion.moving ? autoplay : undefined}
            favouriteIds={actions.favouriteIds}
            labels={labels}
            {...handlers}
          />
        )}
      </NearScreen>
    </section>
  );
});

interface VendorRowsProps {
  categories: readonly VendorCategory[];
  requests: RequestQueue;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). One pause button stops them all. */
export function VendorRows({ categories, requests, actions }: VendorRowsProps) {
  const shown = homeVendors(categories, limits.homeVendors).flatMap(({ vendors }) => vendors);
  const motion = useMotion();
  return shown.map((vendor) => {
    const name = `${vendor.type} ${vendor.code}`;
    return (
      <PartBoundary key={name} at={`home row ${vendor.code}`}>
        <VendorRow
          name={name}
          vendor={vendor}
          shared={shown.some(({ name, type }) => name === vendor.name && type !== vendor.type)}
          enabled={requests.isReady(name)}
          onNear={requests.enqueue}
          motion={motion}
          actions={actions}
        />
      </PartBoundary>
    );
  });
}
