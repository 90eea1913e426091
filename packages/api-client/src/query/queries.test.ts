import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { testClient } from "../../test-server/test-client.ts";
import * as query from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");
const peek = vi.spyOn(client, "peek");

beforeEach(() => {
  call.mockReset().mockRejectedValue(new Error("no response"));
  peek.mockReset().mockReturnValue(undefined);
});

/** The call of each query, and how long its response is fresh, in seconds. */
const reads: Readonly<Record<string, readonly [id: string, freshFor: number]>> = {
  "announcementQueries.bundle": ["listAnnouncements", 300],
  "applicationQueries.list": ["listApplications", 0],
  "bankCardQueries.list": ["listBankCards", 0],
  "benefitQueries.club": ["getBenefits", 0],
  "captchaQueries.picture": ["getCaptcha", 0],
  "chatQueries.unread": ["getChatUnread", 0],
  "contractQueries.list": ["listContracts", 0],
  "contractQueries.requests": ["getContractRequests", 300],
  "depositQueries.latest": ["listDeposits", 0],
  "depositQueries.one": ["getDeposit", 0],
  "depositQueries.options": ["getDepositOptions", 0],
  "downlineQueries.links": ["getInvitationLinks", 30],
  "favouriteQueries.ids": ["listFavouriteIds", 300],
  "favouriteQueries.list": ["listFavourites", 300],
  "gameListQueries.infinite": ["listGames", 300],
  "gameListQueries.page": ["listGames", 300],
  "gameQueries.hot": ["listHotGames", 300],
  "headIconQueries.offered": ["getHeadIcon", 300],
  "helpQueries.topics": ["getHelpCentre", 600],
  "inboxQueries.list": ["listMessages", 0],
  "inboxQueries.unread": ["countUnreadMessages", 0],
  "invitationQueries.own": ["getInvitation", 30],
  "launchQueries.open": ["launchGame", Number.POSITIVE_INFINITY],
  "liveQueries.models": ["listLiveModels", 30],
  "liveQueries.scores": ["listLiveScores", 5],
  "lotteryQueries.list": ["listLotteries", 15],
  "lotteryQueries.menu": ["getLotteryMenu", 600],
  "lotteryQueries.numbers": ["listLotteryNumbers", 60],
  "lotteryQueries.vietnamese": ["listVietnameseDraws", 300],
  "memberQueries.info": ["getMemberInfo", 300],
  "memberQueries.merchantWallet": ["getMerchantWallet", 0],
  "memberQueries.wallet": ["getWallet", 0],
  "noticeQueries.list": ["listNotices", 30],
  "passkeyQueries.list": ["listPasskeys", 0],
  "promotionQueries.categories": ["listPromotionCategories", 300],
  "promotionQueries.one": ["getPromotion", 300],
  "recentQueries.list": ["listRecentGames", 0],
  "recordQueries.list": ["listRecords", 0],
  "registrationQueries.countries": ["listCountries", 3600],
  "registrationQueries.invitation": ["checkInvitationCode", 300],
  "registrationQueries.settings": ["getRegistrationSettings", 300],
  "registrationQueries.usernameAvailable": ["checkUsername", 30],
  "rewardQueries.list": ["listRewards", 0],
  "rewardQueries.redRain": ["getRedRain", 0],
  "rewardQueries.signIns": ["getSignInCalendar", 0],
  "rewardQueries.tasks": ["listDailyTasks", 0],
  "securityQueries.overview": ["getSecurity", 0],
  "sitePartQueries.contacts": ["listContacts", 60],
  "sitePartQueries.template": ["getTemplate", 60],
  "systemQueries.status": ["getStatus", 60],
  "teamQueries.bets": ["listTeamBets", 30],
  "teamQueries.counts": ["getTeamCounts", 30],
  "teamQueries.earnings": ["listEarnings", 30],
  "teamQueries.report": ["getTeamReport", 30],
  "vendorQueries.categories": ["listVendorCategories", 600],
  "winnerQueries.board": ["listWinners", 60],
  "withdrawalQueries.outcome": ["getOrderOutcome", 0],
  "withdrawalQueries.terms": ["getWithdrawalTerms", 0],
};

const anyQuery = z.object({
  queryKey: z.array(z.unknown()),
  queryFn: z.function(),
  staleTime: z.unknown(),
  initialPageParam: z.unknown().optional(),
  enabled: z.boolean().default(true),
});

/** Every factory of every exported group, and whether it takes an identity. */
const factories = Object.entries(query).flatMap(([group, members]) =>
  group.endsWith("Queries")
    ? Object.entries(members).flatMap(([name, factory]) => {
        if (typeof factory !== "function") return [];
        const isPersonal = /^\(\s*client,\s*identity\b/.test(String(factory));
        const made = (identity: string | undefined) => {
          const inputs = [...(isPersonal ? [identity] : []), anything, anything];
          return anyQuery.parse(Reflect.apply(factory, undefined, [client, ...inputs]));
        };
        return [{ name: `${group}.${name}`, isPersonal, made }];
      })
    : [],
);

/** Any other argument of a factory: an object with all fields they read. */
const anything = { from: 1, to: 2, type: "RNG", types: ["B"], group: "m_home", nodeIds: ["a"], gameId: "g" };

const isBelow = (root: QueryKey, key: QueryKey): boolean => root.every((part, index) => key[index] === part);
const isPersonalKey = (key: QueryKey) => query.personalKeys.some((root) => isBelow(root, key));

/** The call that a query makes for its first page. */
const callOf = async ({ queryKey, queryFn, initialPageParam: pageParam }: z.infer<typeof anyQuery>) => {
  const context = { queryKey, signal: AbortSignal.any([]), client: new QueryClient(), pageParam };
  await Promise.resolve(Reflect.apply(queryFn, undefined, [context])).catch(() => undefined);
  const [endpoint, input, options] = call.mock.lastCall ?? [];
  return { id: endpoint?.id, access: endpoint?.access, input, options };
};

/** Input that depends on the page, not on the key. */
const ofPage: readonly string[] = ["page", "pageSize", "after"];

describe.each(factories)("$name", ({ name, isPersonal, made }) => {
  test("requests what its key describes, and can be aborted", async () => {
    const { id, input, options } = await callOf(made("ana"));
    expect([id, made("ana").staleTime]).toEqual([reads[name]?.[0], (reads[name]?.[1] ?? 0) * 1_000]);
    expect(options).toEqual({ signal: expect.any(AbortSignal) });
    const key = JSON.stringify(made("ana").queryKey);
    for (const [field, value] of Object.entries(input ?? {}))
      if (!ofPage.includes(field)) expect(key).toContain(JSON.stringify(value) ?? "");
  });

  test("has the identity in a personal key if its call sends a session", async () => {
    const { access } = await callOf(made("ana"));
    const { queryKey } = made("ana");
    expect(access).toBeDefined();
    expect(isPersonal).toBe(access !== "anyone");
    expect(queryKey.includes("ana")).toBe(isPersonal);
    expect(isPersonalKey(queryKey)).toBe(isPersonal);
  });

  test("is disabled without an identity, unless guests may call too", async () => {
    const { access } = await callOf(made(undefined));
    expect(made(undefined).enabled).toBe(access !== "session");
    expect(made("ana").enabled).toBe(true);
  });
});

test("no two queries share a key, and every personal key is used", () => {
  const keys = factories.map(({ made }) => made("ana").queryKey);
  expect(factories.map(({ name }) => name).toSorted()).toEqual(Object.keys(reads));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  const used = query.personalKeys.filter((root) => keys.some((key) => isBelow(root, key)));
  expect(used).toEqual(query.personalKeys);
});

test("belongsTo matches exactly the member's queries", () => {
  const cache = new QueryClient();
  for (const { made } of factories) cache.setQueryData(made("ana").queryKey, "held");
  // A public query whose key happens to contain the member's name.
  cache.setQueryData([...query.registrationQueries.root, "username", "ana"], "held");

  cache.removeQueries({ predicate: query.belongsTo("ana") });
  const left = cache.getQueryCache().getAll();
  expect(left).toHaveLength(factories.filter(({ isPersonal }) => !isPersonal).length + 1);
  expect(left.filter(({ queryKey }) => queryKey.includes("ana")).map(({ queryKey }) => queryKey)).toEqual([
    ["registration", "username", "ana"],
  ]);
  cache.clear();
});

const shownAtOnce = (initialData: unknown): unknown =>
  typeof initialData === "function" ? initialData() : initialData;

test("a member's cached response is not shown to guests", () => {
  peek.mockReturnValue("cached of Ana");
  expect(shownAtOnce(query.memberQueries.info(client, undefined).initialData)).toBeUndefined();
});

test.each(
  Object.entries({
    listAnnouncements: query.announcementQueries.bundle(client, "ana", { types: ["B"], group: "m_home" }),
    getMemberInfo: query.memberQueries.info(client, "ana"),
    getLotteryMenu: query.lotteryQueries.menu(client, "ELOTT"),
    listLotteries: query.lotteryQueries.list(client, {
      type: "ELOTT",
      prizeMode: "Elott",
      playType: "trad",
    }),
  }),
)("a cached response of %s is shown at once and refetched", (id, { initialData, initialDataUpdatedAt }) => {
  peek.mockReturnValue("cached");
  expect(shownAtOnce(initialData)).toBe("cached");
  expect(initialDataUpdatedAt).toBe(0);
  expect(peek.mock.lastCall?.[0].id).toBe(id);
});

test.each([
  ["promotion", (id: string) => query.promotionQueries.one(client, id)],
  ["username", (name: string) => query.registrationQueries.usernameAvailable(client, name)],
  ["invitation code", (code: string) => query.registrationQueries.invitation(client, code)],
  [
    "lottery",
    (id: string) =>
      query.lotteryQueries.numbers(client, { nodeIds: id === "" ? [] : [id], size: 1, round: 7 }),
  ],
])("nothing is requested without a %s", (_, made) => {
  expect([made("").enabled, made("A1").enabled]).toEqual([false, true]);
});

const launched = { gameId: "g", nodeId: "1", vendor: "JL" };

test("a guest launches the demo", async () => {
  const ofGuest = query.launchQueries.open(client, undefined, launched);
  expect((await callOf(anyQuery.parse(ofGuest))).id).toBe("launchGuestGame");
});

test("a launch is not refetched on focus or reconnect", () => {
  const { gcTime, refetchOnWindowFocus, refetchOnReconnect } = query.launchQueries.open(
    client,
    "ana",
    launched,
  );
  expect([gcTime, refetchOnWindowFocus, refetchOnReconnect]).toEqual([0, false, false]);
});
