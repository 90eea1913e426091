import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { firstPages, pageCount } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { Button, EmptyState, SectionTitle } from "@volado/ui";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { currentEntry } from "../../../shared/navigation/history-entry.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { TileGrid } from "./tile-grid.tsx";

const pagesOf = (key: string) => ({ key, pages: currentEntry().hotPages ?? 1 });

/**
 * The number of hot-games pages shown, and its setter. It is stored in the history entry, so back and reload restore
 * it and a new visit of home starts with one page (docs/decisions/044).
 */
const useEntryPages = (): readonly [number, (pages: number) => void] => {
  const { key, pathname } = useLocation();
  const [shown, setShown] = useState(() => pagesOf(key));
  // Home's tab on home makes a new entry but keeps this component.
  if (shown.key !== key) setShown(pagesOf(key));
  const show = (pages: number) => {
    // Home stays rendered while the next page's code loads.
    if (window.location.pathname !== pathname) return;
    window.history.replaceState({ ...currentEntry(), hotPages: pages }, "");
    setShown({ key, pages });
  };
  return [shown.pages, show];
};

const PAGE = limits.pageSize.hotGames;

/** The hot games, nine at a time, with their count and a link to all of them (Spec §2 "Hot games list"). */
export function HotGames({ actions }: { actions: GameActions }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const hot = asyncState(useQuery(gameQueries.hot(useClient())));
  const games = useDeferredValue(hot.data);
  const [pages, show] = useEntryPages();

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
