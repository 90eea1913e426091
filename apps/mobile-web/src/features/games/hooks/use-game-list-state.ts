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
import { useShownPages } from "../../../shared/games/shown-pages.ts";
import { merchant } from "../../../shared/merchant.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useChoice } from "../../../shared/navigation/use-choice.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { hotListName } from "./use-recent-list.ts";

/** Query fields of the page itself, which no choice changes. */
const PAGE_FIELD_NAMES = ["gameType"];

const queryOf = (next: GameListState, current: URLSearchParams): URLSearchParams => {
  const pageFields = PAGE_FIELD_NAMES.flatMap((name) => {
    const value = current.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new URLSearchParams({ ...Object.fromEntries(pageFields), ...searchFromGameListState(next) });
};

/**
 * The list state from the address, and a setter that returns whether this page shows the new state. The address is
 * the state, so back, reload and shared links restore the list; choices replace the history entry, so that back
 * leaves the list. A guest's own list opens the login instead (Spec §5 "Sessions"), and going back returns to the
 * previous state. The list stays mounted while the next page's code loads, so a choice made after leaving is dropped:
 * a debounced search must not pull the player back from a game.
 */
export const useGameListState = (scope: GameListScope): [GameListState, SetListState] => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useSession() !== undefined;
  const state = useMemo(
    () => gameListStateFromSearch(search, scope, merchant.games.linesShown),
    [search, scope],
  );
  const setState = useCallback(
    (next: GameListState) => {
      if (window.location.pathname !== pathname) return false;
      const query = queryOf(next, search);
      const shown = signedIn || !needsSession(next.mode);
      if (shown) setSearch(query, { replace: true, preventScrollReset: true });
      else void navigate(loginPath(`${pathname}?${query}`));
      return shown;
    },
    [pathname, search, signedIn, setSearch, navigate],
  );
  return [state, setState];
};

/** Shows another list; returns false if this page does not show it. */
export type SetListState = (next: GameListState) => boolean;

/**
 * Applies the player's choice. Also resets the hot list, whose page count the site stores itself (Spec §4 "Tab switch
 * resets list").
 */
export const useListChoice = (scope: GameListScope, state: GameListState, setState: SetListState) => {
  const show = useShownPages(({ show }) => show);
  const apply = useCallback(
    (next: GameListState) => {
      if (setState(next)) show(hotListName(requestedType(scope.type), scope), 1);
    },
    [scope, setState, show],
  );
  return useChoice(state, apply);
};
