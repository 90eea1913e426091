import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ContractKind, EarningKind, TeamGroup } from "@volado/domain/agency";
import { BannerGroup, ContentType } from "@volado/domain/announcements";
import { GameType } from "@volado/domain/games";
import { PrizeMode } from "@volado/domain/launch";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { filteredList, testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import {
  announcementQueries,
  applicationQueries,
  bankCardQueries,
  benefitQueries,
  captchaQueries,
  chatQueries,
  contractQueries,
  depositQueries,
  downlineQueries,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  headIconQueries,
  helpQueries,
  inboxQueries,
  invitationQueries,
  launchQueries,
  liveQueries,
  lotteryQueries,
  memberQueries,
  noticeQueries,
  promotionQueries,
  recentQueries,
  recordQueries,
  registrationQueries,
  rewardQueries,
  securityQueries,
  sitePartQueries,
  systemQueries,
  teamQueries,
  vendorQueries,
  winnerQueries,
  withdrawalQueries,
} from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");
const peek = vi.spyOn(client, "peek");

beforeEach(() => {
  call.mockReset().mockRejectedValue(new Error("no response"));
  peek.mockReset().mockReturnValue(undefined);
});

/** Options that matter to a mounted query, but not to a single fetch. */
interface AskedByPages {
  readonly enabled?: unknown;
}

const single = <Answer, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, ApiError, Data, Key> & AskedByPages,
) => ({
  options,
  /** Fetches once, without a cache. */
  ask: (): Promise<unknown> => new QueryClient().fetchQuery({ ...options, retry: false }),
});

const growing = <Answer, Data, Key extends QueryKey, Page>(
  options: FetchInfiniteQueryOptions<Answer, ApiError, Data, Key, Page> & AskedByPages,
) => ({
  options,
  ask: (): Promise<unknown> => new QueryClient().fetchInfiniteQuery({ ...options, retry: false }),
});

interface AnyQuery {
  readonly options: AskedByPages & { readonly staleTime?: unknown };
  readonly ask: () => Promise<unknown>;
}

const bundle = { types: [ContentType.Banner, ContentType.Player], group: BannerGroup.Home };

/** Each query with its call, input and stale time in seconds. */
const queries: readonly (readonly [
  name: string,
  made: () => AnyQuery,
  call: string,
  sent: unknown,
  freshFor: number,
])[] = [
  ["systemQueries.status", () => single(systemQueries.status(client)), "getStatus", undefined, 60],
  ["sitePartQueries.template", () => single(sitePartQueries.template(client)), "getTemplate", undefined, 60],
  ["sitePartQueries.contacts", () => single(sitePartQueries.contacts(client)), "listContacts", undefined, 60],
  [
    "vendorQueries.categories",
    () => single(vendorQueries.categories(client)),
    "listVendorCategories",
    undefined,
    600,
  ],
  [
    "gameListQueries.page",
    () => single(gameListQueries.page(client, { ...filteredList, page: 2 })),
    "listGames",
    { ...filteredList, page: 2 },
    300,
  ],
  [
    "gameListQueries.infinite",
    () => growing(gameListQueries.infinite(client, filteredList)),
    "listGames",
    { ...filteredList, page: 1 },
    300,
  ],
  [
    "gameQueries.hot",
    () => single(gameQueries.hot(client, GameType.Fishing)),
    "listHotGames",
    { type: "FISH" },
    300,
  ],
  ["gameQueries.hot of all", () => single(gameQueries.hot(client)), "listHotGames", {}, 300],
  [
    "recentQueries.list",
    () => growing(recentQueries.list(client, "ana", { type: GameType.Slots })),
    "listRecentGames",
    { type: "RNG", pageSize: 25, page: 1 },
    0,
  ],
  ["favouriteQueries.ids", () => single(favouriteQueries.ids(client, "ana")), "listFavouriteIds", 1, 300],
  [
    "favouriteQueries.list",
    () => growing(favouriteQueries.list(client, "ana")),
    "listFavourites",
    { pageSize: 25, page: 1 },
    300,
  ],
  ["memberQueries.info", () => single(memberQueries.info(client, "ana")), "getMemberInfo", undefined, 300],
  ["memberQueries.wallet", () => single(memberQueries.wallet(client, "ana")), "getWallet", undefined, 0],
  [
    "memberQueries.merchantWallet",
    () => single(memberQueries.merchantWallet(client, "ana")),
    "getMerchantWallet",
    undefined,
    0,
  ],
  [
    "invitationQueries.own",
    () => single(invitationQueries.own(client, "ana")),
    "getInvitation",
    undefined,
    30,
  ],
  ["benefitQueries.club", () => single(benefitQueries.club(client, "ana")), "getBenefits", undefined, 0],
  ["chatQueries.unread", () => single(chatQueries.unread(client, "ana")), "getChatUnread", undefined, 0],
  [
    "headIconQueries.offered",
    () => single(headIconQueries.offered(client, "ana")),
    "getHeadIcon",
    undefined,
    300,
  ],
  [
    "announcementQueries.bundle",
    () => single(announcementQueries.bundle(client, "ana", bundle)),
    "listAnnouncements",
    { types: ["B", "PL"], group: "m_home" },
    300,
  ],
  [
    "announcementQueries.bundle of a guest",
    () => single(announcementQueries.bundle(client, undefined, bundle)),
    "listAnnouncements",
    { types: ["B", "PL"], group: "m_home" },
    300,
  ],
  ["noticeQueries.list", () => single(noticeQueries.list(client, "ana", "A")), "listNotices", "A", 30],
  [
    "noticeQueries.list of a guest",
    () => single(noticeQueries.list(client, undefined, "PL")),
    "listNotices",
    "PL",
    30,
  ],
  [
    "promotionQueries.categories",
    () => single(promotionQueries.categories(client)),
    "listPromotionCategories",
    undefined,
    300,
  ],
  ["promotionQueries.one", () => single(promotionQueries.one(client, "7")), "getPromotion", "7", 300],
  [
    "applicationQueries.list",
    () => single(applicationQueries.list(client, "ana")),
    "listApplications",
    undefined,
    0,
  ],
  [
    "contractQueries.requests",
    () => single(contractQueries.requests(client, "ana")),
    "getContractRequests",
    undefined,
    300,
  ],
  [
    "contractQueries.list",
    () => single(contractQueries.list(client, "ana", ContractKind.Dividend)),
    "listContracts",
    { kind: "dividend" },
    0,
  ],
  [
    "securityQueries.overview",
    () => single(securityQueries.overview(client, "ana")),
    "getSecurity",
    undefined,
    0,
  ],
  ["bankCardQueries.list", () => single(bankCardQueries.list(client, "ana")), "listBankCards", undefined, 0],
  [
    "depositQueries.options",
    () => single(depositQueries.options(client, "ana", "ES")),
    "getDepositOptions",
    undefined,
    30,
  ],
  [
    "depositQueries.latest",
    () => single(depositQueries.latest(client, "ana", "ES")),
    "listDeposits",
    undefined,
    0,
  ],
  [
    "depositQueries.one",
    () => single(depositQueries.one(client, "ana", "ES", "5")),
    "getDeposit",
    { depositId: "5" },
    0,
  ],
  [
    "withdrawalQueries.terms",
    () => single(withdrawalQueries.terms(client, "ana")),
    "getWithdrawalTerms",
    undefined,
    0,
  ],
  [
    "recordQueries.list",
    () => growing(recordQueries.list(client, "ana", { type: "A", state: undefined, from: 1, to: 2 })),
    "listRecords",
    { type: "A", from: 1, to: 2, pageSize: 25 },
    0,
  ],
  ["rewardQueries.list", () => single(rewardQueries.list(client, "ana")), "listRewards", undefined, 0],
  ["rewardQueries.tasks", () => single(rewardQueries.tasks(client, "ana")), "listDailyTasks", undefined, 0],
  ["rewardQueries.signIns", () => single(rewardQueries.signIns(client, "ana")), "getSignInCalendar", {}, 0],
  [
    "rewardQueries.signIns of a month",
    () => single(rewardQueries.signIns(client, "ana", "2026-11")),
    "getSignInCalendar",
    { month: "2026-11" },
    0,
  ],
  ["rewardQueries.redRain", () => single(rewardQueries.redRain(client, "ana")), "getRedRain", undefined, 0],
  [
    "inboxQueries.list",
    () => growing(inboxQueries.list(client, "ana", "received")),
    "listMessages",
    { box: "received", pageSize: 25 },
    0,
  ],
  [
    "inboxQueries.unread",
    () => single(inboxQueries.unread(client, "ana")),
    "countUnreadMessages",
    undefined,
    0,
  ],
  [
    "teamQueries.counts",
    () => single(teamQueries.counts(client, "ana", { from: 1, to: 2 })),
    "getTeamCounts",
    { from: 1, to: 2 },
    30,
  ],
  [
    "teamQueries.report",
    () => growing(teamQueries.report(client, "ana", { from: 1, to: 2, group: TeamGroup.Day }, 5)),
    "getTeamReport",
    { from: 1, to: 2, group: "DAY", pageSize: 5, page: 1 },
    30,
  ],
  [
    "teamQueries.bets",
    () => growing(teamQueries.bets(client, "ana", { from: 1, to: 2, name: "luz" })),
    "listTeamBets",
    { from: 1, to: 2, name: "luz", pageSize: 50, page: 1 },
    30,
  ],
  [
    "teamQueries.earnings",
    () => growing(teamQueries.earnings(client, "ana", { from: 1, to: 2, kind: EarningKind.Rebate })),
    "listEarnings",
    { from: 1, to: 2, kind: "rebate", pageSize: 50, page: 1 },
    30,
  ],
  [
    "downlineQueries.links",
    () => single(downlineQueries.links(client, "ana")),
    "getInvitationLinks",
    undefined,
    30,
  ],
  ["winnerQueries.board", () => single(winnerQueries.board(client)), "listWinners", undefined, 60],
  ["helpQueries.topics", () => single(helpQueries.topics(client)), "getHelpCentre", undefined, 600],
  ["liveQueries.models", () => single(liveQueries.models(client)), "listLiveModels", undefined, 30],
  [
    "lotteryQueries.menu",
    () => single(lotteryQueries.menu(client, GameType.ElectronicLottery)),
    "getLotteryMenu",
    { type: "ELOTT" },
    600,
  ],
  [
    "lotteryQueries.list",
    () =>
      single(
        lotteryQueries.list(client, {
          type: GameType.ElectronicLottery,
          prizeMode: PrizeMode.ElectronicLottery,
          playType: "trad",
        }),
      ),
    "listLotteries",
    { type: "ELOTT", prizeMode: "Elott", playType: "trad" },
    15,
  ],
  [
    "lotteryQueries.numbers",
    () => single(lotteryQueries.numbers(client, { nodeIds: ["a", "b"], size: 1, round: 7 })),
    "listLotteryNumbers",
    { nodeIds: ["a", "b"], size: 1, round: 7 },
    60,
  ],
  [
    "lotteryQueries.vietnamese",
    () => single(lotteryQueries.vietnamese(client, { region: "north", day: undefined })),
    "listVietnameseDraws",
    { region: "north" },
    300,
  ],
  [
    "launchQueries.open",
    () => single(launchQueries.open(client, "ana", { gameId: "g", nodeId: "1", vendor: "JL" })),
    "launchGame",
    { gameId: "g", nodeId: "1", vendor: "JL" },
    Number.POSITIVE_INFINITY,
  ],
  [
    "launchQueries.open of a guest",
    () => single(launchQueries.open(client, undefined, { gameId: "g", nodeId: "1", vendor: "JL" })),
    "launchGuestGame",
    { gameId: "g", nodeId: "1", vendor: "JL" },
    Number.POSITIVE_INFINITY,
  ],
  ["captchaQueries.picture", () => single(captchaQueries.picture(client)), "getCaptcha", undefined, 0],
  [
    "registrationQueries.settings",
    () => single(registrationQueries.settings(client)),
    "getRegistrationSettings",
    undefined,
    300,
  ],
  [
    "registrationQueries.countries",
    () => single(registrationQueries.countries(client)),
    "listCountries",
    undefined,
    3600,
  ],
  [
    "registrationQueries.usernameAvailable",
    () => single(registrationQueries.usernameAvailable(client, "luz")),
    "checkUsername",
    { username: "luz" },
    30,
  ],
  [
    "registrationQueries.invitation",
    () => single(registrationQueries.invitation(client, "A1")),
    "checkInvitationCode",
    { code: "A1", agents: false },
    300,
  ],
  [
    "registrationQueries.invitation of an agent",
    () => single(registrationQueries.invitation(client, "A1", { agents: true })),
    "checkInvitationCode",
    { code: "A1", agents: true },
    300,
  ],
];

test.each(queries)(
  "%s requests what its key describes, and can be aborted",
  async (_, made, id, sent, freshFor) => {
    const { options: query, ask } = made();
    await expect(ask()).rejects.toThrow("no response");
    const [endpoint, input, options] = call.mock.lastCall ?? [];
    expect(endpoint?.id).toBe(id);
    expect(input).toEqual(sent);
    expect(options).toEqual({ signal: expect.any(AbortSignal) });
    expect(query.staleTime).toBe(freshFor * 1_000);
    expect(query.enabled ?? true).toBe(true);
  },
);

const shownAtOnce = (initialData: unknown): unknown =>
  typeof initialData === "function" ? initialData() : initialData;

test("a member's cached response is not shown to guests", () => {
  peek.mockReturnValue("cached of Ana");
  expect(shownAtOnce(memberQueries.info(client, undefined).initialData)).toBeUndefined();
});

describe("a cached response is shown at once and refetched", () => {
  test.each(
    Object.entries({
      listAnnouncements: announcementQueries.bundle(client, "ana", { types: ["B"], group: "m_home" }),
      getMemberInfo: memberQueries.info(client, "ana"),
      getLotteryMenu: lotteryQueries.menu(client, "ELOTT"),
      listLotteries: lotteryQueries.list(client, { type: "ELOTT", prizeMode: "Elott", playType: "trad" }),
    }),
  )("%s", (id, { initialData, initialDataUpdatedAt }) => {
    peek.mockReturnValue("cached");
    expect(shownAtOnce(initialData)).toBe("cached");
    expect(initialDataUpdatedAt).toBe(0);
    expect(peek.mock.lastCall?.[0].id).toBe(id);
  });
});

test("numbers are not requested without a lottery", () => {
  expect(lotteryQueries.numbers(client, { nodeIds: [], size: 1, round: 7 }).enabled).toBe(false);
  expect(lotteryQueries.numbers(client, { nodeIds: ["a"], size: 1, round: 7 }).enabled).toBe(true);
});

test("a launch is not refetched on focus or reconnect", () => {
  const { gcTime, refetchOnWindowFocus, refetchOnReconnect } = launchQueries.open(client, "ana", {
    gameId: "g",
    nodeId: "1",
    vendor: "JL",
  });
  expect([gcTime, refetchOnWindowFocus, refetchOnReconnect]).toEqual([0, false, false]);
});
