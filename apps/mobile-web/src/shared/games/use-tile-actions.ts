import type { TileGame } from "@volado/ui";
import { useCallback } from "react";
import { playPath } from "../play/play-address.ts";
import type { GameActions } from "./game-actions.ts";
import { gameOf } from "./tile.ts";

/** The address of a tile's game; one that can't be launched has none, and its tap says why. */
const hrefOf = (tile: TileGame): string | undefined => {
  const game = gameOf(tile);
  return game?.playable ? playPath(game) : undefined;
};

/** The tiles' address and handlers. They keep their identity however the list grows: a new page draws no tile anew. */
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
  return { hrefOf, onOpen, onFavouriteChange: setFavourite && onFavouriteChange };
};
