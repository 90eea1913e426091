import { type SearchFields, vendorFromSearch } from "../game-list/game-list-search.ts";
import { GameType } from "../game-type.ts";
import { filterHotGames, HotCentreMode, type HotCentreState, openHotCentre } from "./hot-centre-state.ts";

const gameType = (text: string | null): GameType | undefined =>
  Object.values(GameType).find((type) => type === text);

/**
 * The centre that an address asks for, on page 1: `type` is the tab (type=fav), `gameType`, `vassalage` and `name` are
 * the filter. What it can't read counts as not chosen, so that an old link still opens.
 */
export const hotCentreFromSearch = (search: SearchFields): HotCentreState =>
  search.get("type") === HotCentreMode.Favourites
    ? openHotCentre(HotCentreMode.Favourites)
    : filterHotGames({
        type: gameType(search.get("gameType")),
        vendor: vendorFromSearch(search),
        name: search.get("name") ?? "",
      });

/** The query that brings the same list back on reload, back and share; empty without choices. */
export const searchFromHotCentre = ({ mode, type, vendor, name }: HotCentreState): Record<string, string> => {
  if (mode === HotCentreMode.Favourites) return { type: mode };
  return {
    ...(type !== undefined && { gameType: type }),
    ...(vendor !== "" && { vassalage: vendor }),
    ...(name !== "" && { name }),
  };
};
