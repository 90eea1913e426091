import { listAnnouncements } from "./announcements.ts";
import { getCaptcha, login, loginAgent, logout, startTrial } from "./auth.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "./favourites.ts";
import { listGames, listHotGames, listRecentGames, listVendorCategories } from "./games.ts";
import type { Handlers } from "./handler.ts";
import { getHelpCentre } from "./help.ts";
import { launchGame, launchGuestGame } from "./launch.ts";
import { listLiveModels } from "./live.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";
import { getMemberInfo, getWallet } from "./member.ts";
import { changePassword, retrievePassword, setPasswordByPhone } from "./passwords.ts";
import {
  checkInvitationCode,
  checkUsername,
  getRegistrationSettings,
  listCountries,
  registerByMobile,
  registerByUsername,
} from "./registration.ts";
import { answerHumanChallenge, getHumanChallenge, sendSmsCode } from "./sms.ts";
import { getStatus } from "./system.ts";
import { listWinners } from "./winners.ts";

/** The answers to all calls of the registry. */
export const handlers: Handlers = {
  getStatus,
  login,
  loginAgent,
  startTrial,
  logout,
  getCaptcha,
  getRegistrationSettings,
  listCountries,
  checkUsername,
  checkInvitationCode,
  registerByUsername,
  registerByMobile,
  sendSmsCode,
  getHumanChallenge,
  answerHumanChallenge,
  setPasswordByPhone,
  retrievePassword,
  changePassword,
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
  listLiveModels,
  getLotteryMenu,
  listLotteries,
  listLotteryNumbers,
  listVietnameseDraws,
  listAnnouncements,
  listWinners,
  getHelpCentre,
};
