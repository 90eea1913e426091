import type { FavouriteInput } from "@volado/api-client/endpoints";
import { applyFavourite, type Game } from "@volado/domain/games";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useFavouritesStore } from "../shared/games/favourites-store.ts";
import type { GameActions } from "../shared/games/use-tile-actions.ts";
import { useOpenGame } from "../shared/navigation/play-address.ts";
import { loginPath } from "../shared/navigation/return-path.ts";
import { showToast } from "../shared/overlays/toast-store.ts";
import { useSession } from "../shared/session/session-store.ts";

/** Tile actions of a screen; `replace` replaces the history entry, as from an overlay. */
export const useGameActions = ({ replace = false } = {}) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useSession()?.userName;
  const signedIn = account !== undefined;
  const { t } = useTranslation();
  const launch = useOpenGame({ replace });
  /** A game that can't be launched shows a message instead (Spec §3 "supportPlay", §8). */
  const open = useCallback(
    (game: Game) => {
      if (game.playable) launch(game);
      else showToast({ kind: "error", text: t("errors.insufficientPermission") });
    },
    [launch, t],
  );
  const { ids, pending, setFavourite, addPending } = useFavouritesStore();

  /**
   * Guests log in and return to the same place, with the favourite added; a player's tap waits until the favourites'
   * code has loaded. A player who is already navigating, e.g. because the session just ended, is not redirected: the
   * address is already the next page's.
   */
  const setLater = useCallback(
    ({ nodeId, vendor }: FavouriteInput, starred: boolean) => {
      addPending({ nodeId, vendor, starred, of: account });
      if (!signedIn && window.location.pathname === pathname)
        void navigate(loginPath(pathname + window.location.search), { replace });
    },
    [addPending, account, signedIn, navigate, pathname, replace],
  );
  /** Players' favourites are saved already; a guest's may still be dropped at login. */
  const favouriteIds = useMemo(
    () => (signedIn ? new Set(pending.reduce(applyFavourite, [...ids])) : ids),
    [ids, pending, signedIn],
  );
  const games = useMemo(
    (): GameActions => ({ open, favouriteIds, setFavourite: setFavourite ?? setLater }),
    [open, favouriteIds, setFavourite, setLater],
  );
  return { games };
};
