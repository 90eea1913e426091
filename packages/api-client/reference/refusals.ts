import { type RefusalCode, refusalStatus } from "../src/conformance/refusal-status.ts";
import type { EndpointId } from "../src/endpoints/registry.ts";

/** A code; with a status of its own where it comes with another than its usual one. */
export type Refusal = RefusalCode | readonly [code: RefusalCode, status: number];

/** Whatever a call may be refused with besides its own. */
export const commonRefusals = {
  always: [
    "invalid_input",
    "not_permitted",
    "too_many_requests",
    "internal",
    "maintenance",
    "system_upgrading",
    "region_restricted",
    "address_blocked",
  ],
  session: ["session_expired", "session_elsewhere"],
  encrypted: ["unknown_key", "clock_skew", "replayed"],
  keyed: ["conflict"],
} as const satisfies Record<string, readonly Refusal[]>;

const signIn = [
  "user_not_found",
  "wrong_password",
  "captcha_required",
  "captcha_wrong",
  "agents_only",
  "non_member",
  "account_disabled",
  "too_many_attempts",
  "human_verification_required",
  "verification_code_wrong",
  "mobile_not_registered",
  "firebase_refused",
  "sign_in_closed",
] as const;
const register = [
  "registration_closed",
  "username_taken",
  "mobile_taken",
  "email_taken",
  "captcha_required",
  "captcha_wrong",
  "verification_code_wrong",
  "firebase_refused",
  "too_many_attempts",
  "invalid_invitation",
  "agent_information",
  "under_age",
  "invalid_input",
] as const;
const membersOnly = ["not_permitted"] as const;
const files = ["invalid_input", ["invalid_input", 413], "upload_quota"] as const;
const paymentPassword = ["payment_password_missing", "payment_password_wrong", "too_many_attempts"] as const;
const launch = [
  "game_not_permitted",
  "game_maintenance",
  "insufficient_permission",
  "game_not_found",
] as const;
const feature = ["not_permitted", "insufficient_permission"] as const;

/** What each call may be refused with because of what it is about, those it has in common with others written out. */
export const refusals: Readonly<Partial<Record<EndpointId, readonly Refusal[]>>> = {
  // A Facebook or Google identity that nobody has used yet registers.
  login: [...signIn, "registration_closed"],
  loginAgent: signIn,
  startTrial: ["too_many_requests"],
  checkUsername: ["too_many_requests"],
  checkInvitationCode: ["invalid_invitation", "agent_information", "too_many_requests"],
  registerByUsername: register,
  registerByMobile: register,
  sendSmsCode: [
    "human_verification_required",
    "mobile_not_registered",
    "mobile_taken",
    "too_many_requests",
    "registration_closed",
    "sign_in_closed",
    "not_permitted",
  ],
  getHumanChallenge: ["too_many_requests"],
  answerHumanChallenge: ["human_verification_failed"],
  setPasswordByPhone: [
    "password_unchanged",
    "verification_code_wrong",
    "firebase_refused",
    "mobile_not_registered",
    "account_disabled",
    "too_many_attempts",
    "too_many_requests",
    "not_permitted",
  ],
  retrievePassword: ["user_not_found", "email_incorrect", "account_disabled", "too_many_requests"],
  changePassword: [
    "old_password_wrong",
    "password_unchanged",
    "passwords_differ",
    "invalid_input",
    "too_many_attempts",
  ],
  getInvitation: membersOnly,
  getBenefits: membersOnly,
  setHeadIcon: ["not_found", ...files],
  addFavourite: ["not_found"],
  launchGame: launch,
  launchGuestGame: launch,
  markAnnouncementRead: ["not_found"],
  getPromotion: ["not_found"],
  listApplications: membersOnly,
  applyForPromotion: [...files, "not_found", "conflict", "not_permitted"],
  getChatUnread: feature,
  launchChat: [...feature, "invalid_input"],
  getContractRequests: membersOnly,
  listContracts: membersOnly,
  answerContract: ["not_found", "conflict", "not_permitted"],
  getTeamCounts: membersOnly,
  getTeamReport: feature,
  listTeamBets: feature,
  listEarnings: feature,
  getInvitationLinks: feature,
  createInvitationLink: ["invalid_input", "conflict", ...feature],
  removeInvitationLink: ["not_found", ...feature],
  openAccount: ["username_taken", "invalid_input", ...feature],
  transferToDownlines: [
    ...paymentPassword,
    ...feature,
    "insufficient_balance",
    "rollover_left",
    "invalid_input",
  ],
  setPaymentPassword: [
    "old_password_wrong",
    "payment_password_missing",
    "payment_password_wrong",
    "payment_password_same",
    "password_unchanged",
    "invalid_input",
    "too_many_attempts",
    "not_permitted",
  ],
  bindMobile: [
    "old_password_wrong",
    "verification_code_wrong",
    "mobile_taken",
    "firebase_refused",
    "too_many_attempts",
    "not_permitted",
  ],
  sendEmailCode: ["email_taken", "invalid_input", "too_many_requests", "not_permitted"],
  bindEmail: [
    "old_password_wrong",
    "verification_code_wrong",
    "email_taken",
    "too_many_attempts",
    "not_permitted",
  ],
  listBankCards: membersOnly,
  addBankCard: [...paymentPassword, "bank_card_taken", "bank_card_limit", "invalid_input", "not_permitted"],
  removeBankCard: ["not_found", ...paymentPassword, "not_permitted"],
  getDepositOptions: membersOnly,
  listDeposits: membersOnly,
  getDeposit: ["not_found", "not_permitted"],
  createDeposit: ["invalid_input", "too_many_requests", "not_permitted"],
  sendDepositReceipt: [...files, "conflict", "not_found", "not_permitted"],
  listRewards: feature,
  claimReward: ["not_found", "conflict", ...feature],
  redeemPromoCode: [
    "promo_code_unknown",
    "promo_code_expired",
    "promo_code_used",
    "promo_code_gone",
    "too_many_attempts",
    ...feature,
  ],
  listDailyTasks: feature,
  claimDailyTask: ["not_found", "conflict", ...feature],
  getSignInCalendar: membersOnly,
  claimSignIn: ["conflict", "not_permitted"],
  getRedRain: membersOnly,
  openEnvelope: ["conflict", "not_permitted"],
  getWithdrawalTerms: membersOnly,
  requestWithdrawal: [
    ...paymentPassword,
    "not_found",
    "withdrawal_limit",
    "insufficient_balance",
    "rollover_left",
    "conflict",
    "not_permitted",
  ],
  listMessages: membersOnly,
  countUnreadMessages: membersOnly,
  markMessagesRead: membersOnly,
  deleteMessages: membersOnly,
  sendMessage: [...files, "not_permitted"],
};

/** A refusal with its status, as the reference writes it. */
export const withStatus = (refusal: Refusal): string => {
  const [code, status] = typeof refusal === "string" ? [refusal, refusalStatus[refusal]] : refusal;
  return `\`${code}\` ${status}`;
};

const SAID = /`([a-z]+(?:_[a-z]+)+|conflict|maintenance)`(?: \((\d{3})[^)]*\))?|\b(not_found)\b/g;

/** Codes and statuses that a docstring tells and the data doesn't. */
export const untold = (id: EndpointId, words: string): readonly string[] => {
  const known = new Set([...(refusals[id] ?? []), ...Object.values(commonRefusals).flat()].map(withStatus));
  const codes = new Set([...known].map((one) => one.split(" ")[0]));
  return Array.from(words.matchAll(SAID), ([, code = "not_found", status]) => ({
    code: `\`${code}\``,
    status,
  })).flatMap(({ code, status }) => {
    const one = status === undefined ? code : `${code} ${status}`;
    return (status === undefined ? codes : known).has(one) ? [] : [`${id}: ${one}`];
  });
};

/** Codes that a gateway may refuse with, and that no call tells. */
export const toldNowhere = (): readonly string[] => {
  const all: readonly Refusal[] = [...Object.values(refusals), ...Object.values(commonRefusals)].flat();
  const told = new Set<string>(all.map((refusal) => (typeof refusal === "string" ? refusal : refusal[0])));
  return Object.keys(refusalStatus)
    .filter((code) => !told.has(code))
    .map((code) => `reference/refusals.ts: no call is refused with ${code}`);
};
