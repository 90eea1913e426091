import type { LaunchTarget } from "@volado/domain/launch";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { gameNames, playPath } from "./play-address.ts";

/** A game to open; its name is shown while it loads. */
export type OpenableGame = LaunchTarget & { readonly name: string };

/** Opens a game's page, which decides whether to log in first; `replace` is for overlays. */
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
