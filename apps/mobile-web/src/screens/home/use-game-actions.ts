import type { Vendor, Winner } from "@volado/domain";
import type { GameActions } from "../../shared/games/game-actions.ts";

const nothing: GameActions = { open: () => undefined, favouriteIds: new Set(), setFavourite: undefined };

export const useGameActions = () => ({
  games: nothing,
  openVendor: (_: Vendor) => undefined,
  openWinner: (_: Winner) => undefined,
});
