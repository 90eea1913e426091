import {
  type GameListScope,
  type GameListState,
  gameListStateFromSearch,
  needsSession,
  searchFromGameListState,
} from "@volado/domain/games";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** Query fields that belong to the page itself and stay whatever the player chooses. */
const PAGE_FIELDS = ["gameType"];

const queryOf = (next: GameListState, current: URLSearchParams): URLSearchParams => {
  const kept = PAGE_FIELDS.flatMap((name) => {
    const value = current.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new URLSearchParams({ ...Object.fromEntries(kept), ...searchFromGameListState(next) });
};

/**
 * The list that the address asks for, and the way to ask for another, which answers whether this page shows
 * it now. The address is the state, so back, reload and a shared link restore the same list; choices replace
 * the history entry, so that back leaves the list. A guest's own list is a step to login (Spec §5
 * "Sessions"): going back finds what they left. A choice that comes when the player has gone on is dropped:
 * the list still stands while the next page's code loads, and a search that rests just then must not call
 * them back from the game they opened.
 */
export const useGameListState = (scope: GameListScope): [GameListState, ChooseList] => {
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

/** Asks for another list; false when this page goes on showing the one it has. */
export type ChooseList = (next: GameListState) => boolean;
