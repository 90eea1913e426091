import {
  type GameListScope,
  type GameListState,
  gameListStateFromSearch,
  searchFromGameListState,
} from "@volado/domain";
import { useCallback, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { merchant } from "../../../shared/merchant.ts";

/** Query fields that belong to the page itself and stay whatever the player chooses. */
const PAGE_FIELDS = ["gameType"];

/**
 * The list that the address asks for, and the way to ask for another. The address is the state, so back, reload and
 * a shared link restore the same list; choices replace the history entry, so that back leaves the list. A choice that
 * comes when the player has gone on is dropped: the list still stands while the next page's code loads, and a search that
 * rests just then must not call them back from the game they opened.
 */
export const useGameListState = (scope: GameListScope): [GameListState, (next: GameListState) => void] => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const state = useMemo(
    () => gameListStateFromSearch(search, scope, merchant.games.linesShown),
    [search, scope],
  );
  const setState = useCallback(
    (next: GameListState) => {
      if (window.location.pathname !== pathname) return;
      setSearch(
        (current) => {
          const kept = PAGE_FIELDS.flatMap((name) => {
            const value = current.get(name);
            return value === null ? [] : [[name, value] as const];
          });
          return { ...Object.fromEntries(kept), ...searchFromGameListState(next) };
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [pathname, setSearch],
  );
  return [state, setState];
};
