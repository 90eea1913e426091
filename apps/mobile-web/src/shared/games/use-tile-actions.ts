import type { Game } from "@volado/domain/games";
import type { GameRowLabels, TileGame } from "@volado/ui";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { playPath } from "../play/play-address.ts";
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

/** The words on game tiles; the object stays the same until the language changes, because tiles are memoised. */
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

/** What a list of games can do with them; screens get it from the launch and favourites features and hand it down. */
export interface GameActions {
  /** Opens the game. Keep its identity, tiles are memoised. */
  readonly open: (game: Game) => void;
  /** nodeIds of the favourites. */
  readonly favouriteIds: ReadonlySet<string>;
  /** Adds or takes away a favourite; undefined where tiles have no star. */
  readonly setFavourite: ((game: Game, on: boolean) => void) | undefined;
}
