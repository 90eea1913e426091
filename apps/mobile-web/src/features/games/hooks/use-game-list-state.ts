import {
  type GameListScope,
  type GameListState,
  gameListStateFromSearch,
  searchFromGameListState,
} from "@volado/domain";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** Query fields that belong to the page itself and stay whatever the player chooses. */
const PAGE_FIELDS = ["gameType"];

/**
 * The list that the address asks for, and the way to ask for another. The address is the state, so back, reload and
 * a shared link restore the same list; choices replace the history entry, so that back leaves the list.
 */
export const useGameListState = (scope: GameListScope): [GameListState, (next: GameListState) => void] => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => gameListStateFromSearch(search, scope), [search, scope]);
  const setState = useCallback(
    (next: GameListState) =>
      setSearch(
        (current) => {
          const kept = PAGE_FIELDS.flatMap((name) => {
            const value = current.get(name);
            return value === null ? [] : [[name, value] as const];
          });
          return { ...Object.fromEntries(kept), ...searchFromGameListState(next) };
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [state, setState];
};
