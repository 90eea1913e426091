import { moneyOf } from "@volado/domain/money";
import { eachRegistrationField } from "@volado/domain/registration";
import type { InputOf } from "../../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../../endpoints/index.ts";

/** Input and response of a call. */
export interface Sample<Input> {
  readonly input: Input;
  /** The envelope's `value` in wire format. It matches the endpoint's schema, and no row is dropped. */
  readonly value: unknown;
}

export type Samples = { readonly [Id in EndpointId]?: Sample<InputOf<Endpoints[Id]>> };

export type SampleInputs = { readonly [Id in EndpointId]?: InputOf<Endpoints[Id]> };

/** A valid PNG of one pixel, for gateways that decode uploads. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const samplePicture = /* @__PURE__ */ new File(
  [Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))],
  "foto.png",
  { type: "image/png" },
);

const signIn = {
  type: "username",
  password: "Volado2026",
  captcha: "",
  captchaId: "",
  remember: false,
} as const;

const registration = {
  ...eachRegistrationField(() => ""),
  diallingCode: "52",
  registerUrl: "localhost",
  registerMethod: "H5",
  password: "Sol12345",
  passwordAgain: "Sol12345",
  birthday: "1990-05-17",
  domain: "",
  firebaseIdToken: undefined,
} as const;

/** A valid input of each call that has one. Separate from `samples`, because responses are large. */
export const sampleInputs = {
  // About the site and what it publishes
  getPromotion: "promo-welcome",
  applyForPromotion: { promotionId: "promo-fishing", remark: "Una\nDos", pictures: [samplePicture] },
  launchChat: { backUrl: "https://site.example/m/message", headerColor: "#14101f", title: "Chat" },

  // About announcements: banners, popups, tickers and notices
  listAnnouncements: { types: ["B", "PL", "PU", "PR", "H"], group: "m_home" },
  listNotices: "PL",
  markAnnouncementRead: "notice-help",

  // About signing in, registration and passwords
  login: { ...signIn, username: "jugador" },
  loginAgent: { ...signIn, username: "corredor" },
  checkUsername: { username: "Jugador" },
  checkInvitationCode: { code: "jugador1" },
  registerByUsername: {
    ...registration,
    tab: "username",
    username: "conforme",
    captcha: "1915",
    captchaId: "00000000-0000-4000-8000-e5a3bf515a54",
  },
  registerByMobile: {
    ...registration,
    tab: "mobile",
    username: "5511112222",
    mobile: "5511112222",
    captcha: "0173",
    captchaId: "00000000-0000-4000-8000-31b326a25554",
    smsCode: "102129",
  },
  registerBySocial: {
    ...registration,
    tab: "username",
    username: "conforme",
    password: "",
    passwordAgain: "",
    captcha: "1915",
    captchaId: "00000000-0000-4000-8000-e5a3bf515a54",
    channel: "google",
    socialIdToken: "sample-token",
  },
  sendSmsCode: {
    mobile: "5511112222",
    diallingCode: "52",
    purpose: "register",
    proof: {
      lotNumber: "00000000-0000-4000-8000-8b345a8acd7a",
      output: "slide:200",
      passToken: "sample-token",
      generatedAt: "1795370658",
    },
  },
  answerHumanChallenge: { challenge: "00000000-0000-4000-8000-8b345a8acd7a", duration: 200 },
  setPasswordByPhone: {
    mobile: "5567890123",
    diallingCode: "52",
    newPassword: "Sol12345",
    smsCode: "515861",
    firebaseIdToken: undefined,
  },
  retrievePassword: { username: "nueva", email: "nueva@example.com" },
  changePassword: { oldPassword: "Sol12345", newPassword: "Luna12345", newPasswordAgain: "Luna12345" },

  // About a member and their account
  setHeadIcon: { file: samplePicture },
  setPaymentPassword: { by: "password", proof: "Volado2026", newPassword: "Luna12345" },
  bindMobile: {
    mobile: "5533330001",
    diallingCode: "52",
    smsCode: "466887",
    password: "Volado2026",
    firebaseIdToken: undefined,
  },
  sendEmailCode: { email: "otra@example.com" },
  loginByPasskey: { id: "c2FtcGxl", clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
  startPasskey: { password: "Volado2026" },
  addPasskey: { id: "c2FtcGxl", clientDataJSON: "e30", attestationObject: "oA", transports: ["internal"] },
  removePasskey: { id: "c2FtcGxl" },
  bindEmail: { email: "socia.nueva@example.com", code: "574520", password: "Volado2026" },
  addBankCard: {
    holder: "Sofía Cia",
    bankCode: "012",
    number: "4152313000000021",
    paymentPassword: "202612",
  },
  removeBankCard: { cardId: "B-00000000-0000-4000-8000-8fa1c01f38a8", paymentPassword: "202612" },

  // About games
  listGames: {
    type: "RNG",
    classify: "NEW",
    vendor: "",
    name: "",
    page: 1,
    pageSize: 25,
    minBet: undefined,
    minLines: undefined,
  },
  listHotGames: { type: undefined },
  listRecentGames: { page: 1, pageSize: 25, type: undefined },
  listFavourites: { page: 1, pageSize: 25, type: "RNG" },
  addFavourite: { nodeId: "AGS-RNG-036", vendor: "AGS" },
  removeFavourite: { nodeId: "AGS-RNG-036", vendor: "AGS" },
  launchGame: { nodeId: "AGS-RNG-036", gameId: "G-AGS-RNG-036", vendor: "AGS" },
  launchGuestGame: { nodeId: "AGS-RNG-036", gameId: "G-AGS-RNG-036", vendor: "AGS" },

  // About lotteries
  getLotteryMenu: { type: "ELOTT" },
  listLotteries: { type: "ELOTT", prizeMode: "Elott", playType: "trad" },
  listLotteryNumbers: { nodeIds: ["TCG_LOTTO_VN-ELOTT-005", "QNI-ELOTT-002"], size: 3 },
  listVietnameseDraws: { region: "central", day: undefined },

  // About the inbox
  listMessages: { pageSize: 25, box: "received", after: undefined },
  markMessagesRead: ["5"],
  deleteMessages: ["34"],
  sendMessage: { topic: "feedback", title: "Hola", text: "Una línea\nOtra", pictures: [samplePicture] },

  // About rewards
  claimReward: { rewardId: "R-agente-gift-Issued" },
  redeemPromoCode: { code: "VOLADO50" },
  claimDailyTask: { taskId: "rounds-10", day: "2026-11-22" },
  getSignInCalendar: { month: "2026-11" },
  claimSignIn: { day: "2026-11-22" },
  openEnvelope: { rainId: "2026-11-22 720" },

  // About deposits, withdrawals and records
  getDeposit: { depositId: "00000000-0000-4000-8000-bd3f0b3945f6" },
  createDeposit: { methodId: "spei", amount: moneyOf(10_000, "MXN"), bonusId: undefined },
  cancelDeposit: { depositId: "00000000-0000-4000-8000-bd3f0b3945f6" },
  sendDepositReceipt: {
    depositId: "00000000-0000-4000-8000-f74075cc0e69",
    remark: "",
    pictures: [samplePicture],
  },
  listRecords: { type: "O", state: "done", pageSize: 25, from: 0, to: 1795457068929, after: undefined },
  getOrderOutcome: { call: "requestWithdrawal", key: "00000000-0000-4000-8000-5d2f4a1c7be1" },
  requestWithdrawal: {
    cardId: "B-00000000-0000-4000-8000-91cfed1f833f",
    amount: moneyOf(10_050, "MXN"),
    fee: moneyOf(0, "MXN"),
    paymentPassword: "202612",
    givesUpBonus: true,
  },
  giveUpBonus: { bonusId: "B-1" },

  // About agents
  listContracts: { kind: "daily-salary" },
  answerContract: { contractId: "C-socia-dividend-offered", accept: true },
  getTeamCounts: { from: 1792778663813, to: 1795457063813 },
  getTeamReport: {
    from: 1792778663942,
    to: 1795457063942,
    tool: "members",
    group: "MEMBER",
    page: 1,
    pageSize: 100,
  },
  listTeamBets: { from: 1792778664194, to: 1795457064194, gameType: "RNG", page: 1, pageSize: 25 },
  listEarnings: { from: 1792778666126, to: 1795457066126, kind: "rebate", page: 1, pageSize: 100 },
  createInvitationLink: { agent: true, rebateRate: 0.5 },
  removeInvitationLink: { code: "KWXVJP3Q" },
  openAccount: { username: "recien_abierta", password: "Abierta2026", agent: false, rebateRate: 0.1 },
  transferToDownlines: {
    memberIds: ["T-0001", "T-0016"],
    amount: moneyOf(1_250, "MXN"),
    paymentPassword: "202612",
  },
} satisfies SampleInputs;
