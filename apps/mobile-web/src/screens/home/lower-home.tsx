import { limits } from "@volado/config";
import { GameType } from "@volado/domain/games";
import type { HomeContent } from "@volado/domain/vendors";
import { formatCount } from "@volado/i18n";
import { SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { GamesEmpty } from "../../features/games/components/games-empty.tsx";
import { useRecentList } from "../../features/games/hooks/use-recent-list.ts";
import { TileGrid } from "../../features/lobby/components/tile-grid.tsx";
import VendorBlocks from "../../features/vendors/components/vendor-blocks.tsx";
import { VendorTilesSkeleton } from "../../features/vendors/components/vendor-centre-skeleton.tsx";
import type { GameActions } from "../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { RetryBlock } from "../../shared/query/retry-block.tsx";
import { HotHome, type HotHomeProps } from "./hot-home.tsx";

/**
 * Home switched to recently played games, with a link to all of them (Spec §2 "Side menu"; docs/decisions/093). The
 * gateway sends no total: while there are more pages, the first page's count is a lower bound.
 */
export function RecentHome({ actions }: { actions: GameActions }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const result = useRecentList(undefined);
  const count =
    result.data && formatCount(result.data.games.length, language) + (result.data.more === "end" ? "" : "+");
  return (
    <section className="app-section">
      <SectionTitle
        title={t("shell.categories.RECENT")}
        count={count}
        allLabel={t("common.seeAll")}
        allHref={paths.recent.to()}
        onNavigate={follow}
      />
      {result.phase === "failed" && <RetryBlock onRetry={result.retry} />}
      {result.phase === "empty" && <GamesEmpty mode="recent" />}
      {(result.phase === "pending" || result.phase === "content") && (
        <TileGrid games={result.data?.games} skeletons={limits.pageSize.hotGames} actions={actions} />
      )}
    </section>
  );
}

const SportsHome = lazyComponent({
  name: "sports home",
  load: () => import("./sports-home.tsx"),
  texts: ["lobby"],
  onFail: "retry",
});

export interface LowerHomeProps extends HotHomeProps {
  /** Undefined while home shows all its parts. */
  content: Exclude<HomeContent, "HOT"> | undefined;
}

/** Home's content below the first view; its code loads after the first view's. */
export default function LowerHome({ content, ...rest }: LowerHomeProps) {
  if (!content) return <HotHome {...rest} />;
  if (content === "RECENT") return <RecentHome actions={rest.actions} />;
  return content === GameType.Sports && lazyMerchantConfig.sports.liveScores ? (
    <SportsHome categories={rest.categories} waiting={<VendorTilesSkeleton />} />
  ) : (
    <VendorBlocks type={content} categories={rest.categories} />
  );
}
