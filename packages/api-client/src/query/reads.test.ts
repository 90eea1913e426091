import { beforeEach, describe, expect, test, vi } from "vitest";
import { client, everyQuery } from "../../test-server/every-query.ts";
import { filteredList } from "../../test-server/filtered-list.ts";
import {
  announcementQueries,
  applicationQueries,
  bankCardQueries,
  benefitQueries,
  chatQueries,
  contractQueries,
  depositQueries,
  downlineQueries,
  favouriteQueries,
  headIconQueries,
  inboxQueries,
  invitationQueries,
  launchQueries,
  lotteryQueries,
  memberQueries,
  recentQueries,
  recordQueries,
  rewardQueries,
  securityQueries,
  teamQueries,
  withdrawalQueries,
} from "./index.ts";

const call = vi.spyOn(client, "call");
const peek = vi.spyOn(client, "peek");

beforeEach(() => {
  call.mockReset().mockRejectedValue(new Error("nobody answers"));
  peek.mockReset().mockReturnValue(undefined);
});

/** Each query: the call, what it sends, and for how many seconds an answer counts as fresh. */
const asked: readonly (readonly [name: string, call: string, sent: unknown, freshFor: number])[] = [
  ["systemQueries.status", "getStatus", undefined, 60],
  ["sitePartQueries.template", "getTemplate", undefined, 60],
  ["sitePartQueries.contacts", "listContacts", undefined, 60],
  ["vendorQueries.categories", "listVendorCategories", undefined, 600],
  ["gameListQueries.page", "listGames", { ...filteredList, page: 2 }, 300],
  ["gameListQueries.infinite", "listGames", { ...filteredList, page: 1 }, 300],
  ["gameQueries.hot", "listHotGames", { type: "FISH" }, 300],
  ["gameQueries.hot of all", "listHotGames", {}, 300],
  ["recentQueries.list", "listRecentGames", { type: "RNG", pageSize: 25, page: 1 }, 0],
  ["favouriteQueries.ids", "listFavouriteIds", 1, 300],
  ["favouriteQueries.list", "listFavourites", { pageSize: 25, page: 1 }, 300],
  ["memberQueries.info", "getMemberInfo", undefined, 300],
  ["memberQueries.wallet", "getWallet", undefined, 0],
  ["memberQueries.merchantWallet", "getMerchantWallet", undefined, 0],
  ["invitationQueries.own", "getInvitation", undefined, 30],
  ["benefitQueries.club", "getBenefits", undefined, 0],
  ["chatQueries.unread", "getChatUnread", undefined, 0],
  ["headIconQueries.offered", "getHeadIcon", undefined, 300],
  ["announcementQueries.bundle", "listAnnouncements", { types: ["B", "PL"], group: "m_home" }, 300],
  [
    "announcementQueries.bundle of a guest",
    "listAnnouncements",
    { types: ["B", "PL"], group: "m_home" },
    300,
  ],
  ["noticeQueries.list", "listNotices", "A", 30],
  ["noticeQueries.list of a guest", "listNotices", "PL", 30],
  ["promotionQueries.categories", "listPromotionCategories", undefined, 300],
  ["promotionQueries.one", "getPromotion", "7", 300],
  ["applicationQueries.list", "listApplications", undefined, 0],
  ["contractQueries.requests", "getContractRequests", undefined, 300],
  ["contractQueries.list", "listContracts", { kind: "dividend" }, 0],
  ["securityQueries.overview", "getSecurity", undefined, 0],
  ["bankCardQueries.list", "listBankCards", undefined, 0],
  ["depositQueries.options", "getDepositOptions", undefined, 30],
  ["depositQueries.latest", "listDeposits", undefined, 0],
  ["depositQueries.one", "getDeposit", { depositId: "5" }, 0],
  ["withdrawalQueries.terms", "getWithdrawalTerms", undefined, 0],
  ["recordQueries.list", "listRecords", { type: "A", from: 1, to: 2, pageSize: 25 }, 0],
  ["rewardQueries.list", "listRewards", undefined, 0],
  ["rewardQueries.tasks", "listDailyTasks", undefined, 0],
  ["rewardQueries.signIns", "getSignInCalendar", {}, 0],
  ["rewardQueries.signIns of a month", "getSignInCalendar", { month: "2026-11" }, 0],
  ["rewardQueries.redRain", "getRedRain", undefined, 0],
  ["inboxQueries.list", "listMessages", { box: "received", pageSize: 25 }, 0],
  ["inboxQueries.unread", "countUnreadMessages", undefined, 0],
  ["teamQueries.counts", "getTeamCounts", { from: 1, to: 2 }, 30],
  ["teamQueries.report", "getTeamReport", { from: 1, to: 2, group: "DAY", pageSize: 5, page: 1 }, 30],
  ["teamQueries.bets", "listTeamBets", { from: 1, to: 2, name: "luz", pageSize: 50, page: 1 }, 30],
  ["teamQueries.earnings", "listEarnings", { from: 1, to: 2, kind: "rebate", pageSize: 50, page: 1 }, 30],
  ["downlineQueries.links", "getInvitationLinks", undefined, 30],
  ["winnerQueries.board", "listWinners", undefined, 60],
  ["helpQueries.topics", "getHelpCentre", undefined, 600],
  ["liveQueries.models", "listLiveModels", undefined, 30],
  ["lotteryQueries.menu", "getLotteryMenu", { type: "ELOTT" }, 600],
  ["lotteryQueries.list", "listLotteries", { type: "ELOTT", prizeMode: "Elott", playType: "trad" }, 15],
  ["lotteryQueries.numbers", "listLotteryNumbers", { nodeIds: ["a", "b"], size: 1, round: 7 }, 60],
  ["lotteryQueries.vietnamese", "listVietnameseDraws", { region: "north" }, 300],
  ["launchQueries.open", "launchGame", { gameId: "g", nodeId: "1", vendor: "JL" }, Number.POSITIVE_INFINITY],
  [
    "launchQueries.open of a guest",
    "launchGuestGame",
    { gameId: "g", nodeId: "1", vendor: "JL" },
    Number.POSITIVE_INFINITY,
  ],
  ["captchaQueries.picture", "getCaptcha", undefined, 0],
  ["registrationQueries.settings", "getRegistrationSettings", undefined, 300],
  ["registrationQueries.countries", "listCountries", undefined, 3600],
  ["registrationQueries.usernameAvailable", "checkUsername", { username: "luz" }, 30],
  ["registrationQueries.invitation", "checkInvitationCode", { code: "A1", agents: false }, 300],
  ["registrationQueries.invitation of an agent", "checkInvitationCode", { code: "A1", agents: true }, 300],
];

test.each(asked)(
  "%s asks %s for what its key names, and can be given up",
  async (name, id, sent, freshFor) => {
    const query = everyQuery()[name];
    await expect(query?.ask()).rejects.toThrow("nobody answers");
    const [endpoint, input, options] = call.mock.lastCall ?? [];
    expect(endpoint?.id).toBe(id);
    expect(input).toEqual(sent);
    expect(options).toEqual({ signal: expect.any(AbortSignal) });
    expect(query?.staleTime).toBe(freshFor * 1_000);
    expect(query?.enabled).toBe(true);
  },
);

test("no query is missing among them", () => {
  expect(asked.map(([name]) => name)).toEqual(Object.keys(everyQuery()));
});

/** Every query that is somebody's own, made anew for nobody. */
const ofNobody = () => ({
  "applicationQueries.list": applicationQueries.list(client, undefined),
  "bankCardQueries.list": bankCardQueries.list(client, undefined),
  "benefitQueries.club": benefitQueries.club(client, undefined),
  "chatQueries.unread": chatQueries.unread(client, undefined),
  "contractQueries.list": contractQueries.list(client, undefined, "dividend"),
  "contractQueries.requests": contractQueries.requests(client, undefined),
  "depositQueries.latest": depositQueries.latest(client, undefined, "ES"),
  "depositQueries.one": depositQueries.one(client, undefined, "ES", "5"),
  "depositQueries.options": depositQueries.options(client, undefined, "ES"),
  "downlineQueries.links": downlineQueries.links(client, undefined),
  "favouriteQueries.ids": favouriteQueries.ids(client, undefined),
  "favouriteQueries.list": favouriteQueries.list(client, undefined),
  "headIconQueries.offered": headIconQueries.offered(client, undefined),
  "inboxQueries.list": inboxQueries.list(client, undefined, "received"),
  "inboxQueries.unread": inboxQueries.unread(client, undefined),
  "invitationQueries.own": invitationQueries.own(client, undefined),
  "memberQueries.info": memberQueries.info(client, undefined),
  "memberQueries.merchantWallet": memberQueries.merchantWallet(client, undefined),
  "memberQueries.wallet": memberQueries.wallet(client, undefined),
  "recentQueries.list": recentQueries.list(client, undefined),
  "recordQueries.list": recordQueries.list(client, undefined, {
    type: "A",
    state: undefined,
    from: 1,
    to: 2,
  }),
  "rewardQueries.list": rewardQueries.list(client, undefined),
  "rewardQueries.redRain": rewardQueries.redRain(client, undefined),
  "rewardQueries.signIns": rewardQueries.signIns(client, undefined),
  "rewardQueries.tasks": rewardQueries.tasks(client, undefined),
  "securityQueries.overview": securityQueries.overview(client, undefined),
  "teamQueries.bets": teamQueries.bets(client, undefined, { from: 1, to: 2, name: "luz" }),
  "teamQueries.counts": teamQueries.counts(client, undefined, { from: 1, to: 2 }),
  "teamQueries.earnings": teamQueries.earnings(client, undefined, { from: 1, to: 2, kind: "rebate" }),
  "teamQueries.report": teamQueries.report(client, undefined, { from: 1, to: 2, group: "DAY" }),
  "withdrawalQueries.terms": withdrawalQueries.terms(client, undefined),
});

const shownAtOnce = (initialData: unknown): unknown =>
  typeof initialData === "function" ? initialData() : initialData;

describe("what is somebody's own", () => {
  test("waits for an identity", () => {
    const waiting = Object.entries(ofNobody()).filter(([, { enabled }]) => enabled === false);
    expect(waiting.map(([name]) => name)).toEqual(Object.keys(ofNobody()));
  });

  test("is all in this table, but for what guests ask in a member's place", () => {
    const personal = Object.entries(everyQuery())
      .filter(([, { queryKey }]) => queryKey.includes("ana"))
      .map(([name]) => name.split(" ")[0]);
    const asksForGuestsToo = ["announcementQueries.bundle", "launchQueries.open", "noticeQueries.list"];
    expect(new Set(personal)).toEqual(new Set([...Object.keys(ofNobody()), ...asksForGuestsToo]));
  });

  test("isn't shown to nobody from what is kept of somebody", () => {
    peek.mockReturnValue("kept of Ana");
    expect(shownAtOnce(ofNobody()["memberQueries.info"].initialData)).toBeUndefined();
  });
});

describe("what is kept is shown at once and asked for anew", () => {
  test.each(
    Object.entries({
      listAnnouncements: announcementQueries.bundle(client, "ana", { types: ["B"], group: "m_home" }),
      getMemberInfo: memberQueries.info(client, "ana"),
      getLotteryMenu: lotteryQueries.menu(client, "ELOTT"),
      listLotteries: lotteryQueries.list(client, { type: "ELOTT", prizeMode: "Elott", playType: "trad" }),
    }),
  )("%s", (id, { initialData, initialDataUpdatedAt }) => {
    peek.mockReturnValue("kept");
    expect(shownAtOnce(initialData)).toBe("kept");
    expect(initialDataUpdatedAt).toBe(0);
    expect(peek.mock.lastCall?.[0].id).toBe(id);
  });
});

test("numbers of no lottery aren't asked for", () => {
  expect(lotteryQueries.numbers(client, { nodeIds: [], size: 1, round: 7 }).enabled).toBe(false);
  expect(lotteryQueries.numbers(client, { nodeIds: ["a"], size: 1, round: 7 }).enabled).toBe(true);
});

test("a game's address isn't asked for again when its player comes back", () => {
  const { gcTime, refetchOnWindowFocus, refetchOnReconnect } = launchQueries.open(client, "ana", {
    gameId: "g",
    nodeId: "1",
    vendor: "JL",
  });
  expect([gcTime, refetchOnWindowFocus, refetchOnReconnect]).toEqual([0, false, false]);
});
