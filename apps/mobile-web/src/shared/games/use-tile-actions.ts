import type { TileGame } from "@volado/ui";
import { useCallback } from "react";
import type { GameActions } from "./game-actions.ts";
import { gameOf } from "./tile.ts";

/** The tiles' handlers. They keep their identity however the list grows: a new page draws no tile anew. */
export const useTileActions = ({ open, setFavourite }: GameActions) => {
  const onOpen = useCallback(
    (tile: TileGame) => {
      const game = gameOf(tile);
      if (game) open(game);
    },
    [open],
  );
  const onFavouriteChange = useCallback(
    (tile: TileGame, on: boolean) => {
      const game = gameOf(tile);
      if (game) setFavourite?.(game, on);
    },
    [setFavourite],
  );
  return { onOpen, onFavouriteChange: setFavourite && onFavouriteChange };
};
