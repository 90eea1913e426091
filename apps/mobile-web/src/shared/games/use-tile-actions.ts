import type { Game } from "@volado/domain/games";
import type { TileGame } from "@volado/ui";
import { useCallback, useMemo } from "react";
import type { GameActions } from "./game-actions.ts";

/** The tiles' handlers for a list of games; they keep their identity as long as the list does. */
export const useTileActions = (games: readonly Game[] | undefined, { open, setFavourite }: GameActions) => {
  const byId = useMemo(() => new Map(games?.map((game) => [game.nodeId, game])), [games]);
  const onOpen = useCallback(
    ({ id }: TileGame) => {
      const game = byId.get(id);
      if (game) open(game);
    },
    [byId, open],
  );
  const onFavouriteChange = useCallback(
    ({ id }: TileGame, on: boolean) => {
      const game = byId.get(id);
      if (game) setFavourite?.(game, on);
    },
    [byId, setFavourite],
  );
  return { onOpen, onFavouriteChange: setFavourite && onFavouriteChange };
};
