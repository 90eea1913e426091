import type { AnyEndpoint } from "../core/endpoint.ts";
import { listAnnouncements } from "./announcements.ts";
import { login, loginAgent, logout, startTrial } from "./auth.ts";
import { getCaptcha } from "./captcha.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "./favourites.ts";
import { listGames } from "./game-lists.ts";
import { listHotGames, listVendorCategories } from "./games.ts";
import { getHelpCentre } from "./help.ts";
import { launchGame, launchGuestGame } from "./launch.ts";
import { listLiveModels } from "./live.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";
import { getMemberInfo, getWallet } from "./member.ts";
import { changePassword, retrievePassword, setPasswordByPhone } from "./passwords.ts";
import { listRecentGames } from "./recents.ts";
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

/**
 * Every call of the client by id. A gateway that answers all of these answers everything the client can ask.
 * Servers and documentation walk it; front ends import single endpoints, so that unused ones cost nothing.
 */
export const endpoints = {
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
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
