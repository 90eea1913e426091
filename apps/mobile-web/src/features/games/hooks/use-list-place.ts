import { ListField, placeFromSearch } from "@volado/domain/games";
import type { GridPlace } from "@volado/ui";
import { useCallback, useMemo } from "react";
import { useLocation } from "react-router";
import { currentEntry } from "../../../shared/navigation/history-entry.ts";

/**
 * The place that the list was opened at, undefined for its top, and what notes where it has come to rest. The
 * address is changed behind the router's back: the same history entry stays, and nothing is rendered. So the
 * router's own query is the one the list was opened with, and any choice of the player, which replaces it,
 * drops the place (docs/decisions/044).
 */
export const useListPlace = (): readonly [GridPlace | undefined, (place: GridPlace) => void] => {
  const { pathname, search } = useLocation();
  const opened = useMemo((): GridPlace | undefined => {
    const index = placeFromSearch(new URLSearchParams(search));
    const { into } = currentEntry();
    return index === undefined && into === undefined ? undefined : { index: index ?? 0, into: into ?? 0 };
  }, [search]);

  const note = useCallback(
    ({ index, into }: GridPlace) => {
      // The list still stands while the next page's code loads.
      if (window.location.pathname !== pathname) return;
      const fields = new URLSearchParams(window.location.search);
      if (index > 0) fields.set(ListField.Place, String(index));
      else fields.delete(ListField.Place);
      const query = fields.toString();
      const { into: _left, ...kept } = currentEntry();
      const entry = window.scrollY > 0 ? { ...kept, into: Math.round(into) } : kept;
      window.history.replaceState(entry, "", `${pathname}${query && `?${query}`}${window.location.hash}`);
    },
    [pathname],
  );
  return [opened, note];
};
