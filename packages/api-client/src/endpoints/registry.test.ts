import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { endpoints } from "./registry.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);

const fieldNames = (request: AnyEndpoint["request"]): string =>
  Object.keys(z.toJSONSchema(request, { unrepresentable: "any", io: "input" }).properties ?? {}).join(" ");

describe("the registry", () => {
  test.each(Object.entries(endpoints))("%s is a sound row", (name, endpoint: AnyEndpoint) => {
    expect(endpoint.id).toBe(name);
    expect(endpoint.path).toMatch(/^\/api(\/[a-z-]+)+$/);
    expect(Object.isFrozen(endpoint)).toBe(true);
    if (endpoint.method === "GET") expect(endpoint.codec).toBe("query");
    if (endpoint.cache) expect(endpoint.replay).toBe("safe");
  });

  test("no two calls share method and path, and no two records a name", () => {
    const calls = all.map(({ method, path }) => `${method} ${path}`);
    const records = all.flatMap(({ cache }) => cache?.record ?? []);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(records).size).toBe(records.length);
  });

  test("a password only travels encrypted, and again only under the key of its write", () => {
    const withPassword = all.filter(({ request }) => /password/i.test(fieldNames(request)));
    expect(withPassword.map(({ id }) => id)).toEqual([
      "login",
      "loginAgent",
      "registerByUsername",
      "registerByMobile",
      "setPasswordByPhone",
      "changePassword",
      "openAccount",
      "transferToDownlines",
      "setPaymentPassword",
      "bindMobile",
      "bindEmail",
      "addBankCard",
      "removeBankCard",
      "requestWithdrawal",
    ]);
    for (const { codec, replay } of withPassword)
      expect([codec, replay]).toEqual(["encrypted", expect.stringMatching(/^(never|keyed)$/)]);
  });

  test("the table reads as documented", () => {
    const table = all.map(({ id, method, path, module, access, codec, replay }) =>
      [id, method, path, module ?? "-", access, codec, replay].join(" | "),
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "getStatus | GET | /api/status | - | anyone | query | safe",
        "getTemplate | GET | /api/template | - | anyone | query | safe",
        "listContacts | GET | /api/contacts | - | anyone | query | safe",
        "login | POST | /api/login | - | anyone | encrypted | never",
        "loginAgent | POST | /api/agent/login | - | anyone | encrypted | never",
        "startTrial | POST | /api/trial | FREEPLAY3 | anyone | json | never",
        "logout | DELETE | /api/logout | - | session | query | never",
        "getCaptcha | GET | /api/captcha | CAPTCHA3 | anyone | query | never",
        "getRegistrationSettings | GET | /api/register/settings | - | anyone | query | safe",
        "listCountries | GET | /api/countries | - | anyone | query | safe",
        "checkUsername | GET | /api/register/username | - | anyone | query | safe",
        "checkInvitationCode | GET | /api/affiliate/check | - | anyone | query | safe",
        "registerByUsername | PUT | /api/register | REG3 | anyone | encrypted | never",
        "registerByMobile | PUT | /api/register/mobile | MOBILENUMREG3 | anyone | encrypted | never",
        "sendSmsCode | POST | /api/sms/code | REGMOBVERF3 | anyone | json | never",
        "getHumanChallenge | GET | /api/human/challenge | - | anyone | query | never",
        "answerHumanChallenge | POST | /api/human/answer | - | anyone | json | never",
        "setPasswordByPhone | POST | /api/password/phone | - | anyone | encrypted | never",
        "retrievePassword | POST | /api/password/email | - | anyone | form | never",
        "changePassword | POST | /api/password/change | - | session | encrypted | never",
        "getMemberInfo | GET | /api/member/info | - | session | query | safe",
        "renewMember | GET | /api/member/renew | - | session | query | safe",
        "getInvitation | GET | /api/affiliate | AFFMAN3 | session | query | safe",
        "getBenefits | GET | /api/member/benefits | - | session | query | safe",
        "getHeadIcon | GET | /api/member/head-icon | PROFPIC3 | session | query | safe",
        "setHeadIcon | POST | /api/member/head-icon | PROFPIC3 | session | multipart | never",
        "getWallet | GET | /api/member/wallet | - | session | query | safe",
        "getMerchantWallet | GET | /api/member/merchant-wallet | - | session | query | safe",
        "listVendorCategories | GET | /api/game-types | COMM3 | anyone | query | safe",
        "listGames | GET | /api/games | - | anyone | query | safe",
        "listHotGames | GET | /api/games/hot | - | anyone | query | safe",
        "listRecentGames | GET | /api/games/recent | - | session | query | safe",
        "listFavouriteIds | GET | /api/favourites/ids | - | session | query | safe",
        "listFavourites | GET | /api/favourites | - | session | query | safe",
        "addFavourite | POST | /api/favourites | - | session | json | keyed",
        "removeFavourite | DELETE | /api/favourites | - | session | query | keyed",
        "launchGame | GET | /api/games/launch | - | session | query | safe",
        "launchGuestGame | GET | /api/games/launch-guest | - | anyone | query | safe",
        "listLiveModels | GET | /api/live/models | - | anyone | query | safe",
        "getLotteryMenu | GET | /api/lottery/menu | - | anyone | query | safe",
        "listLotteries | GET | /api/lottery/list | - | anyone | query | safe",
        "listLotteryNumbers | GET | /api/lottery/numbers | - | anyone | query | safe",
        "listVietnameseDraws | GET | /api/lottery/vietnam | - | anyone | query | safe",
        "listAnnouncements | GET | /api/announcements | - | optional-session | query | safe",
        "listNotices | GET | /api/announcements/notices | - | optional-session | query | safe",
        "markAnnouncementRead | POST | /api/announcements/read | - | session | json | keyed",
        "listPromotionCategories | GET | /api/announcements/categories | - | anyone | query | safe",
        "getPromotion | GET | /api/announcements/promotion | - | anyone | query | safe",
        "listApplications | GET | /api/applications | - | session | query | safe",
        "applyForPromotion | POST | /api/applications | - | session | multipart | keyed",
        "listWinners | GET | /api/winners | - | anyone | query | safe",
        "getHelpCentre | GET | /api/help | - | anyone | query | safe",
        "getChatUnread | GET | /api/chat/unread | CBS3 | session | query | safe",
        "launchChat | GET | /api/chat | CBS3 | session | query | safe",
        "getContractRequests | GET | /api/agent/contract-requests | COMM3 | session | query | safe",
        "listContracts | GET | /api/agent/contracts | COMM3 | session | query | safe",
        "answerContract | POST | /api/agent/contracts/answer | COMM3 | session | json | keyed",
        "getTeamCounts | GET | /api/agent/team/kpi | AGEINFO3 | session | query | safe",
        "getTeamReport | GET | /api/agent/team/report | - | session | query | safe",
        "listTeamBets | GET | /api/agent/team/bets | - | session | query | safe",
        "listEarnings | GET | /api/agent/earnings | - | session | query | safe",
        "getInvitationLinks | GET | /api/agent/links | - | session | query | safe",
        "createInvitationLink | POST | /api/agent/links | - | session | json | keyed",
        "removeInvitationLink | POST | /api/agent/links/remove | - | session | json | keyed",
        "openAccount | POST | /api/agent/accounts | - | session | encrypted | keyed",
        "transferToDownlines | POST | /api/agent/transfers | - | session | encrypted | keyed",
        "getSecurity | GET | /api/member/security | - | session | query | safe",
        "setPaymentPassword | POST | /api/member/payment-password | - | session | encrypted | never",
        "bindMobile | POST | /api/member/mobile | - | session | encrypted | never",
        "sendEmailCode | POST | /api/member/email/code | - | session | form | never",
        "bindEmail | POST | /api/member/email | - | session | encrypted | never",
        "listBankCards | GET | /api/member/bank-cards | - | session | query | safe",
        "addBankCard | POST | /api/member/bank-cards | - | session | encrypted | keyed",
        "removeBankCard | POST | /api/member/bank-cards/remove | - | session | encrypted | keyed",
        "getDepositOptions | GET | /api/deposits/options | - | session | query | safe",
        "listDeposits | GET | /api/deposits | - | session | query | safe",
        "getDeposit | GET | /api/deposits/one | - | session | query | safe",
        "createDeposit | POST | /api/deposits | - | session | json | keyed",
        "sendDepositReceipt | POST | /api/deposits/receipt | - | session | multipart | keyed",
        "listRewards | GET | /api/rewards | - | session | query | safe",
        "claimReward | POST | /api/rewards/claim | - | session | json | keyed",
        "redeemPromoCode | POST | /api/promo-codes/redeem | - | session | json | keyed",
        "listDailyTasks | GET | /api/daily-tasks | - | session | query | safe",
        "claimDailyTask | POST | /api/daily-tasks/claim | - | session | json | keyed",
        "getSignInCalendar | GET | /api/sign-in/calendar | - | session | query | safe",
        "claimSignIn | POST | /api/sign-in/claim | - | session | json | keyed",
        "getRedRain | GET | /api/red-rain | - | session | query | safe",
        "openEnvelope | POST | /api/red-rain/open | - | session | json | keyed",
        "listRecords | GET | /api/member/transactions | - | session | query | safe",
        "getWithdrawalTerms | GET | /api/member/withdrawals | - | session | query | safe",
        "requestWithdrawal | POST | /api/member/withdrawals | - | session | encrypted | keyed",
        "listMessages | GET | /api/inbox | INBOX3 | session | query | safe",
        "countUnreadMessages | GET | /api/inbox/unread | INBOX3 | session | query | safe",
        "markMessagesRead | POST | /api/inbox/read | INBOX3 | session | json | keyed",
        "deleteMessages | POST | /api/inbox/delete | INBOX3 | session | json | keyed",
        "sendMessage | POST | /api/inbox | INBOX3 | session | multipart | keyed",
      ]
    `);
  });
});
