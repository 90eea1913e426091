import { listAnnouncements } from "./announcements.ts";
import { getCaptcha, login, logout } from "./auth.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "./favourites.ts";
import { listGames, listHotGames, listRecentGames, listVendorCategories } from "./games.ts";
import type { Handlers } from "./handler.ts";
import { launchGame, launchGuestGame } from "./launch.ts";
import { getMemberInfo, getWallet } from "./member.ts";
import { getStatus } from "./system.ts";
import { listWinners } from "./winners.ts";

/** The answers to all calls of the registry. */
export const handlers: Handlers = {
  getStatus,
  login,
  logout,
  getCaptcha,
  getMemberInfo,
  getWallet,
  listVendorCategories,
  listGames,
  listHotGames,
  listRecentGames,
  listFavouriteIds,
  listFavourites,
  addFavourite,
  removeFavourite,
  launchGame,
  launchGuestGame,
  listAnnouncements,
  listWinners,
};
