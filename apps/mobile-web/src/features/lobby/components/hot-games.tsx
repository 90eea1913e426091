import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstPages, pageCount } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { Button, EmptyState, SectionTitle } from "@volado/ui";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { usePagesOfEntry } from "../hooks/use-pages-of-entry.ts";
import { TileGrid } from "./tile-grid.tsx";

const PAGE = limits.pageSize.hotGames;

/** The hot games, nine at a time, with their count and the way to their centre (Spec §2 "Hot games list"). */
export function HotGames({ actions }: { actions: GameActions }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const hot = asyncState(useQuery(gameQueries.hot(useClient())));
  const games = useDeferredValue(hot.data);
  const [pages, show] = usePagesOfEntry();

  return (
    <section className="app-section">
      <SectionTitle
        title={t("home.hot")}
        count={games && formatCount(games.length, language)}
        allLabel={t("common.seeAll")}
        allHref={paths.hot.to()}
        onNavigate={follow}
      />
      {games?.length === 0 && <EmptyState headingLevel={3} title={t("home.empty")} />}
      {hot.phase === "failed" && !games ? (
        <RetryBlock onRetry={hot.retry} />
      ) : (
        <TileGrid games={games && firstPages(games, pages, PAGE)} skeletons={PAGE} actions={actions} />
      )}
      {games && pages < pageCount(games.length, PAGE) && (
        <Button className="app-section__more" variant="quiet" block onClick={() => show(pages + 1)}>
          {t("common.showMore")}
        </Button>
      )}
    </section>
  );
}
