import { useQuery } from "@tanstack/react-query";
import { gameQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { ButtonLink, EmptyState, InlineMessage, SectionTitle } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFavouriteList } from "../../../shared/games/use-favourite-list.ts";
import { useHotPages } from "../../../shared/games/use-hot-pages.ts";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { SearchResults } from "./search-results.tsx";

interface StartProps {
  readonly actions: GameActions;
}

const favourites = { input: { pageSize: limits.pageSize.searchFavourites } };

/**
 * The player's favourites of all types, thirty per page (Spec §2 "Favourites list with load-more", §9); without any, the
 * hot games too.
 */
function Collection({ actions }: StartProps) {
  const { t } = useTranslation();
  const result = useFavouriteList(favourites);
  return (
    <>
      <SectionTitle title={t("games.modes.fav")} />
      <SearchResults
        label={t("games.modes.fav")}
        result={result}
        actions={actions}
        collection
        empty={
          <>
            <EmptyState headingLevel={3} title={t("games.empty.fav.title")}>
              {t("games.empty.fav.text")}
            </EmptyState>
            <PopularGames actions={actions} />
          </>
        }
      />
    </>
  );
}

/** The hot games, page by page. */
export function PopularGames({ actions }: StartProps) {
  const { t } = useTranslation();
  const hot = asyncState(useQuery(gameQueries.hot(useClient())));
  const [page, onPage] = useState(1);
  const result = useHotPages(hot, {
    games: hot.data,
    page,
    pageSize: limits.pageSize.hotGames,
    onPage,
  });
  return (
    <>
      <SectionTitle title={t("home.hot")} />
      <SearchResults
        label={t("home.hot")}
        result={result}
        actions={actions}
        empty={<EmptyState headingLevel={3} title={t("home.empty")} />}
      />
    </>
  );
}

/** Start screen for guests, who have no favourites: a login link and the hot games. */
function GuestStart({ actions }: StartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const follow = useLinkNavigation({ replace: true });
  return (
    <>
      <InlineMessage
        role="note"
        action={
          <ButtonLink size="s" variant="link" href={loginPath(pathname + search)} onNavigate={follow}>
            {t("gameSearch.logIn")}
          </ButtonLink>
        }
      >
        {t("gameSearch.invitation")}
      </InlineMessage>
      <PopularGames actions={actions} />
    </>
  );
}

export function SearchStart({ actions }: StartProps) {
  return useSession() === undefined ? <GuestStart actions={actions} /> : <Collection actions={actions} />;
}
