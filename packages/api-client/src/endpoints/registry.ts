import { listAnnouncements } from "./announcements.ts";
import { applyForPromotion, listApplications } from "./applications.ts";
import { login, loginAgent, logout, startTrial } from "./auth.ts";
import { addBankCard, listBankCards, removeBankCard } from "./bank-cards.ts";
import { getBenefits } from "./benefits.ts";
import { getCaptcha } from "./captcha.ts";
import { getChatUnread, launchChat } from "./chat.ts";
import { answerContract, getContractRequests, listContracts } from "./contracts.ts";
import {
  createDeposit,
  getDeposit,
  getDepositOptions,
  listDeposits,
  sendDepositReceipt,
} from "./deposits.ts";
import {
  createInvitationLink,
  getInvitationLinks,
  openAccount,
  removeInvitationLink,
  transferToDownlines,
} from "./downlines.ts";
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from "./favourites.ts";
import { listGames } from "./game-lists.ts";
import { listHotGames, listVendorCategories } from "./games.ts";
import { getHeadIcon, setHeadIcon } from "./head-icon.ts";
import { getHelpCentre } from "./help.ts";
import { countUnreadMessages, deleteMessages, listMessages, markMessagesRead, sendMessage } from "./inbox.ts";
import { getInvitation } from "./invitation.ts";
import { launchGame, launchGuestGame } from "./launch.ts";
import { listLiveModels } from "./live.ts";
import { getLotteryMenu, listLotteries, listLotteryNumbers, listVietnameseDraws } from "./lottery.ts";
import { getMemberInfo, getMerchantWallet, getWallet, renewMember } from "./member.ts";
import { listNotices, markAnnouncementRead } from "./notices.ts";
import { changePassword, retrievePassword, setPasswordByPhone } from "./passwords.ts";
import { getPromotion, listPromotionCategories } from "./promotions.ts";
import { listRecentGames } from "./recents.ts";
import { listRecords } from "./records.ts";
import { getRedRain, openEnvelope } from "./red-rain.ts";
import {
  checkInvitationCode,
  checkUsername,
  getRegistrationSettings,
  listCountries,
  registerByMobile,
  registerByUsername,
} from "./registration.ts";
import { claimDailyTask, claimReward, listDailyTasks, listRewards, redeemPromoCode } from "./rewards.ts";
import { bindEmail, bindMobile, getSecurity, sendEmailCode, setPaymentPassword } from "./security.ts";
import { claimSignIn, getSignInCalendar } from "./sign-in-days.ts";
import { getTemplate, listContacts } from "./site-parts.ts";
import { answerHumanChallenge, getHumanChallenge, sendSmsCode } from "./sms.ts";
import { getStatus } from "./system.ts";
import { getTeamCounts, getTeamReport, listEarnings, listTeamBets } from "./team.ts";
import { listWinners } from "./winners.ts";
import { getWithdrawalTerms, requestWithdrawal } from "./withdrawals.ts";

/**
 * Every call of the client by id. A gateway that answers all of these answers everything the client can ask.
 * Servers and documentation walk it; front ends import single endpoints, so that unused ones cost nothing.
 */
export const endpoints = {
  getStatus,
  getTemplate,
  listContacts,
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
  renewMember,
  getInvitation,
  getBenefits,
  getHeadIcon,
  setHeadIcon,
  getWallet,
  getMerchantWallet,
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
  listNotices,
  markAnnouncementRead,
  listPromotionCategories,
  getPromotion,
  listApplications,
  applyForPromotion,
  listWinners,
  getHelpCentre,
  getChatUnread,
  launchChat,
  getContractRequests,
  listContracts,
  answerContract,
  getTeamCounts,
  getTeamReport,
  listTeamBets,
  listEarnings,
  getInvitationLinks,
  createInvitationLink,
  removeInvitationLink,
  openAccount,
  transferToDownlines,
  getSecurity,
  setPaymentPassword,
  bindMobile,
  sendEmailCode,
  bindEmail,
  listBankCards,
  addBankCard,
  removeBankCard,
  getDepositOptions,
  listDeposits,
  getDeposit,
  createDeposit,
  sendDepositReceipt,
  listRewards,
  claimReward,
  redeemPromoCode,
  listDailyTasks,
  claimDailyTask,
  getSignInCalendar,
  claimSignIn,
  getRedRain,
  openEnvelope,
  listRecords,
  getWithdrawalTerms,
  requestWithdrawal,
  listMessages,
  countUnreadMessages,
  markMessagesRead,
  deleteMessages,
  sendMessage,
};

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
