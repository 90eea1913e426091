import { type SearchFields, vendorFromSearch } from "../game-list/game-list-search.ts";
import { ListField } from "../game-list/list-field.ts";
import { GameType } from "../game-type.ts";
import { filterHotGames, HotCentreMode, type HotCentreState, openHotCentre } from "./hot-centre-state.ts";

const gameType = (text: string | null): GameType | undefined =>
  Object.values(GameType).find((type) => type === text);

/**
 * The centre that an address asks for, on page 1: its tab (type=fav) or its filter by type, vendor and name. What it
 * can't read counts as not chosen, so that an old link still opens.
 */
export const hotCentreFromSearch = (search: SearchFields): HotCentreState =>
  search.get(ListField.Tab) === HotCentreMode.Favourites
    ? openHotCentre(HotCentreMode.Favourites)
    : filterHotGames({
        type: gameType(search.get(ListField.GameType)),
        vendor: vendorFromSearch(search),
        name: search.get(ListField.Name) ?? "",
      });

/** The query that brings the same list back on reload, back and share; empty without choices. */
export const searchFromHotCentre = ({ mode, type, vendor, name }: HotCentreState): Record<string, string> => {
  if (mode === HotCentreMode.Favourites) return { [ListField.Tab]: mode };
  return {
    ...(type !== undefined && { [ListField.GameType]: type }),
    ...(vendor !== "" && { [ListField.Vendor]: vendor }),
    ...(name !== "" && { [ListField.Name]: name }),
  };
};
