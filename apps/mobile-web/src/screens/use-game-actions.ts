import type { Vendor, Winner } from "@volado/domain";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useFavourites } from "../features/favourites/hooks/use-favourites.ts";
import type { GameActions } from "../shared/games/game-actions.ts";
import { categoryPage } from "../shared/navigation/category-page.ts";
import { useOpenGame } from "../shared/play/use-open-game.ts";

/** What tiles, vendor blocks and winner rows of a screen do; here play and favourites meet. */
export const useGameActions = () => {
  const navigate = useNavigate();
  const open = useOpenGame();
  const { ids, setStar } = useFavourites();
  const openVendor = useCallback(
    ({ type, code }: Vendor) => void navigate(categoryPage(type).to({ vassalage: code })),
    [navigate],
  );
  const openWinner = useCallback(
    ({ nodeId, gameId, vendor, type, gameName: name }: Winner) => {
      if (nodeId && gameId && vendor && type) open({ nodeId, gameId, vendor, type, name });
    },
    [open],
  );
  const games: GameActions = { open, favouriteIds: ids, setFavourite: setStar };
  return { games, openVendor, openWinner };
};
