import type { LaunchTarget } from "@volado/domain/launch";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { gameNames, playPath } from "./play-address.ts";

/** What a tap on a game needs; the name stands on the page while the game loads. */
export type OpenableGame = LaunchTarget & { readonly name: string };

/**
 * Opens a game's page; with `replace` in the place of the present entry, as from an overlay. Whether the
 * player must log in first is that page's business.
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
