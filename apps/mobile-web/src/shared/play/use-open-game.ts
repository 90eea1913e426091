import type { LaunchTarget } from "@volado/domain/launch";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { gameNames, playPath } from "./play-address.ts";

/** A game to open; its name is shown while it loads. */
export type OpenableGame = LaunchTarget & { readonly name: string };

/**
 * Opens a game's page; with `replace` instead of the current entry, as from an overlay. The game's page decides
 * whether the player must log in first.
 */
export const useOpenGame = ({ replace = false } = {}): ((game: OpenableGame) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (game) => {
      gameNames.keep(game.nodeId, game.name);
      void navigate(playPath(game), { state: { name: game.name }, replace });
    },
    [navigate, replace],
  );
};
