import {
  type GameListScope,
  type GameListState,
  gameListStateFromSearch,
  needsSession,
  requestedType,
  searchFromGameListState,
} from "@volado/domain/games";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useShownPages } from "../../../shared/games/use-hot-pages.ts";
import { merchant } from "../../../shared/merchant.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { type Change, useChoice } from "../../../shared/navigation/use-choice.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { hotListName } from "./use-recent-list.ts";

/** The query of a state. `gameType` belongs to the page itself, so no choice changes it. */
const queryOf = (next: GameListState, current: URLSearchParams): URLSearchParams => {
  const gameType = current.get("gameType");
  return new URLSearchParams({ ...(gameType !== null && { gameType }), ...searchFromGameListState(next) });
};

/**
 * The list state, and a function that changes it. The state is stored in the address, so back, reload and shared links
 * restore the list. Choices replace the history entry, so that back leaves the list. For a guest, a personal list opens
 * the login instead (Spec §5 "Sessions"), and going back returns to the previous state. The list stays mounted while
 * the next page's code loads, so a choice made after leaving is dropped: a debounced search must not pull the player
 * back from a game. A choice also resets the hot list, because the site stores its page count itself (Spec §4 "Tab
 * switch resets list").
 */
export const useGameListState = (
  scope: GameListScope,
): readonly [GameListState, (change: Change<GameListState>) => void] => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useSession() !== undefined;
  const showPage = useShownPages(({ show }) => show);
  const state = useMemo(
    () => gameListStateFromSearch(search, scope, merchant.games.linesShown),
    [search, scope],
  );
  const apply = useCallback(
    (next: GameListState) => {
      if (window.location.pathname !== pathname) return;
      const query = queryOf(next, search);
      if (!signedIn && needsSession(next.mode)) {
        void navigate(loginPath(`${pathname}?${query}`));
        return;
      }
      setSearch(query, { replace: true, preventScrollReset: true });
      showPage(hotListName(requestedType(scope.type), scope), 1);
    },
    [pathname, search, signedIn, scope, setSearch, navigate, showPage],
  );
  return [state, useChoice(state, apply)];
};
