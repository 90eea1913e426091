import "./game-list.css";
import { limits } from "@volado/config";
import { HotCentreMode, searchFromHotCentre } from "@volado/domain/games";
import { useTranslation } from "react-i18next";
import { HotGamesBanner } from "../../features/banners/components/page-banners.tsx";
import { GameList } from "../../features/games/components/game-list.tsx";
import { useListPlace } from "../../features/games/hooks/use-list-place.ts";
import { HotEmpty, HotTools } from "../../features/hot/components/hot-tools.tsx";
import { useHotCentreState, useHotGames } from "../../features/hot/hooks/use-hot-centre-state.ts";
import { useGameActions } from "../use-game-actions.ts";

export const texts = ["lobby"] as const;

/**
 * The hot games centre: hot games of all types nine at a time, search, filter, the player's collection (Spec §2, §9).
 */
export default function HotScreen() {
  const { t } = useTranslation();
  const [place, notePlace] = useListPlace();
  const centre = useHotCentreState(place?.index, limits.pageSize.hotGames);
  const { result, all } = useHotGames(centre, place?.index, limits.pageSize.hotGames);
  const { games: actions } = useGameActions();
  const { state, choose } = centre;
  const collection = state.mode === HotCentreMode.Favourites;

  return (
    <div className="app-list">
      <HotTools state={state} all={all} onChange={choose} />
      {state.mode === HotCentreMode.Hot && <HotGamesBanner />}
      <GameList
        key={`${new URLSearchParams(searchFromHotCentre(state))}`}
        label={collection ? t("games.modes.fav") : t("shell.titles.hot")}
        result={result}
        actions={actions}
        collection={collection}
        initialPlace={place}
        onPlaceChange={notePlace}
        empty={<HotEmpty state={state} onChange={choose} />}
      />
    </div>
  );
}
