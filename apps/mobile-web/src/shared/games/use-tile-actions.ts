import type { Game } from "@volado/domain/games";
import type { GameRowLabels, TileGame } from "@volado/ui";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { playPath } from "../navigation/play-address.ts";
import { gameOf } from "./tile.ts";

/** Address of a tile's game; undefined if it can't be launched (a tap then explains why). */
const hrefOf = (tile: TileGame): string | undefined => {
  const game = gameOf(tile);
  return game?.playable ? playPath(game) : undefined;
};

/** Address and handlers of tiles. Their identity is stable, so that a new page of the list rerenders no tile. */
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

/** Texts of game tiles; the same object until the language changes, because tiles are memoised. */
export const useTileLabels = (): GameRowLabels => {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      favourite: t("games.favourite"),
      hot: t("games.badge.hot"),
      new: t("games.badge.new"),
      unavailable: t("games.badge.unavailable"),
      previous: t("home.previous"),
      next: t("home.next"),
    }),
    [t],
  );
};

/** Actions of a game list; screens get them from the launch and favourites features and pass them down. */
export interface GameActions {
  /** Opens the game. Must be a stable function, because tiles are memoised. */
  readonly open: (game: Game) => void;
  /** nodeIds of the favourites. */
  readonly favouriteIds: ReadonlySet<string>;
  /** Adds or removes a favourite; undefined where tiles have no star. */
  readonly setFavourite: ((game: Game, on: boolean) => void) | undefined;
}
