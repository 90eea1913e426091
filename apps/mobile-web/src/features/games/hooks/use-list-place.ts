import { ListField, placeFromSearch } from "@volado/domain/games";
import type { GridPlace } from "@volado/ui";
import { useCallback, useMemo } from "react";
import { useLocation } from "react-router";
import { currentEntry } from "../../../shared/navigation/history-entry.ts";

/**
 * The position the list was opened at (undefined for its top), and a callback that stores where scrolling stopped. The
 * callback changes the address without the router: the history entry stays and nothing rerenders. The router's query
 * therefore remains the one that the list was opened with, and the player's next choice removes the position
 * (docs/decisions/044).
 */
export const useListPlace = (): readonly [GridPlace | undefined, (place: GridPlace) => void] => {
  const { pathname, search } = useLocation();
  const opened = useMemo((): GridPlace | undefined => {
    const index = placeFromSearch(new URLSearchParams(search));
    const { into } = currentEntry();
    return index === undefined && into === undefined ? undefined : { index: index ?? 0, into: into ?? 0 };
  }, [search]);

  const storePlace = useCallback(
    ({ index, into }: GridPlace) => {
      // The list stays mounted while the next page's code loads.
      if (window.location.pathname !== pathname) return;
      const fields = new URLSearchParams(window.location.search);
      if (index > 0) fields.set(ListField.Place, String(index));
      else fields.delete(ListField.Place);
      const query = fields.toString();
      const { into: _left, ...entryState } = currentEntry();
      const entry = window.scrollY > 0 ? { ...entryState, into } : entryState;
      window.history.replaceState(entry, "", `${pathname}${query && `?${query}`}${window.location.hash}`);
    },
    [pathname],
  );
  return [opened, storePlace];
};
