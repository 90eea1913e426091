import { QueryClient, type QueryKey } from "@tanstack/react-query";
import {
  BannerGroup,
  ContentType,
  ContractKind,
  EarningKind,
  type Game,
  GameClassify,
  GameType,
  PrizeMode,
  type SiteInfo,
  TeamGroup,
} from "@volado/domain";
import { describe, expect, expectTypeOf, test } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import {
  announcementQueries,
  benefitQueries,
  captchaQueries,
  contractMutations,
  contractQueries,
  downlineMutations,
  downlineQueries,
  favouriteMutations,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  headIconMutations,
  headIconQueries,
  helpQueries,
  humanMutations,
  inboxMutations,
  inboxQueries,
  invitationQueries,
  launchQueries,
  liveQueries,
  lotteryQueries,
  memberQueries,
  noticeMutations,
  noticeQueries,
  passwordMutations,
  personalKeys,
  promotionQueries,
  recentQueries,
  registrationMutations,
  registrationQueries,
  rewardMutations,
  rewardQueries,
  sessionMutations,
  sitePartQueries,
  smsMutations,
  systemQueries,
  teamQueries,
  vendorQueries,
  winnerQueries,
} from "./index.ts";

const { client } = testClient("http://nowhere.example");

const list = {
  type: GameType.Slots,
  classify: GameClassify.New,
  vendor: "JL",
  name: "oro",
  minBet: 0.5,
  minLines: undefined,
  pageSize: 25,
} as const;
const bundle = { types: [ContentType.Banner, ContentType.Player], group: BannerGroup.Home };

const queries: Record<string, { queryKey: QueryKey }> = {
  "system.status": systemQueries.status(client),
  "site.template": sitePartQueries.template(client),
  "site.contacts": sitePartQueries.contacts(client),
  "vendors.categories": vendorQueries.categories(client),
  "gameLists.page": gameListQueries.page(client, { ...list, page: 2 }),
  "gameLists.infinite": gameListQueries.infinite(client, list),
  "games.hot": gameQueries.hot(client, GameType.Fishing),
  "games.hot of all": gameQueries.hot(client),
  "recents.list": recentQueries.list(client, "ana", GameType.Slots),
  "favourites.ids": favouriteQueries.ids(client, "ana"),
  "favourites.list": favouriteQueries.list(client, "ana"),
  "member.info": memberQueries.info(client, "ana"),
  "member.wallet": memberQueries.wallet(client, "ana"),
  "member.merchantWallet": memberQueries.merchantWallet(client, "ana"),
  "member.invitation": invitationQueries.own(client, "ana"),
  "member.club": benefitQueries.club(client, "ana"),
  "member.headIcon": headIconQueries.offered(client, "ana"),
  "announcements.bundle": announcementQueries.bundle(client, "ana", bundle),
  "announcements.bundle of a guest": announcementQueries.bundle(client, undefined, bundle),
  "notices.list": noticeQueries.list(client, "ana", "A"),
  "notices.list of a guest": noticeQueries.list(client, undefined, "PL"),
  "promotions.categories": promotionQueries.categories(client),
  "promotions.one": promotionQueries.one(client, "7"),
  "contracts.requests": contractQueries.requests(client, "ana"),
  "contracts.list": contractQueries.list(client, "ana", ContractKind.Dividend),
  "rewards.list": rewardQueries.list(client, "ana"),
  "rewards.tasks": rewardQueries.tasks(client, "ana"),
  "rewards.signIns": rewardQueries.signIns(client, "ana"),
  "rewards.signIns of a month": rewardQueries.signIns(client, "ana", "2026-11"),
  "inbox.list": inboxQueries.list(client, "ana", "received"),
  "inbox.unread": inboxQueries.unread(client, "ana"),
  "team.counts": teamQueries.counts(client, "ana", { from: 1, to: 2 }),
  "team.report": teamQueries.report(client, "ana", { from: 1, to: 2, group: TeamGroup.Day }, 5),
  "team.bets": teamQueries.bets(client, "ana", { from: 1, to: 2, name: "luz" }),
  "team.earnings": teamQueries.earnings(client, "ana", { from: 1, to: 2, kind: EarningKind.Rebate }),
  "team.links": downlineQueries.links(client, "ana"),
  "winners.board": winnerQueries.board(client),
  "help.topics": helpQueries.topics(client),
  "live.models": liveQueries.models(client),
  "lottery.menu": lotteryQueries.menu(client, GameType.ElectronicLottery),
  "lottery.list": lotteryQueries.list(client, {
    type: GameType.ElectronicLottery,
    prizeMode: PrizeMode.ElectronicLottery,
    playType: "trad",
  }),
  "lottery.numbers": lotteryQueries.numbers(client, { nodeIds: ["a", "b"], size: 1, round: 7 }),
  "lottery.vietnamese": lotteryQueries.vietnamese(client, { region: "north", day: undefined }),
  "launch.open": launchQueries.open(client, "ana", { gameId: "g", nodeId: "1", vendor: "JL" }),
  "launch.open of a guest": launchQueries.open(client, undefined, { gameId: "g", nodeId: "1", vendor: "JL" }),
  "captcha.picture": captchaQueries.picture(client),
  "registration.settings": registrationQueries.settings(client),
  "registration.countries": registrationQueries.countries(client),
  "registration.usernameAvailable": registrationQueries.usernameAvailable(client, "luz"),
  "registration.invitation": registrationQueries.invitation(client, "A1"),
  "registration.invitation of an agent": registrationQueries.invitation(client, "A1", { agents: true }),
};

describe("keys", () => {
  test("go from the general to the special, with language where answers are translated", () => {
    const keys = Object.entries(queries).map(
      ([name, { queryKey }]) => `${name}: ${JSON.stringify(queryKey)}`,
    );
    expect(keys).toMatchInlineSnapshot(`
      [
        "system.status: ["system","status","ES"]",
        "site.template: ["site","template","ES"]",
        "site.contacts: ["site","contacts","ES"]",
        "vendors.categories: ["vendors","categories","ES"]",
        "gameLists.page: ["games","list","ES",{"type":"RNG","classify":"NEW","vendor":"JL","name":"oro","minBet":0.5,"pageSize":25,"page":2}]",
        "gameLists.infinite: ["games","infinite-list","ES",{"type":"RNG","classify":"NEW","vendor":"JL","name":"oro","minBet":0.5,"pageSize":25}]",
        "games.hot: ["games","hot","ES",{"type":"FISH"}]",
        "games.hot of all: ["games","hot","ES",{}]",
        "recents.list: ["recents","ana","list","ES",{"type":"RNG"}]",
        "favourites.ids: ["favourites","ana","ids"]",
        "favourites.list: ["favourites","ana","list","ES",{"pageSize":25}]",
        "member.info: ["member","ana","info"]",
        "member.wallet: ["member","ana","wallet"]",
        "member.merchantWallet: ["member","ana","merchantWallet"]",
        "member.invitation: ["member","ana","invitation"]",
        "member.club: ["member","ana","club"]",
        "member.headIcon: ["member","ana","head-icon"]",
        "announcements.bundle: ["announcements","ana","ES",{"types":["B","PL"],"group":"m_home"}]",
        "announcements.bundle of a guest: ["announcements",null,"ES",{"types":["B","PL"],"group":"m_home"}]",
        "notices.list: ["announcements","notices","ana","ES","A"]",
        "notices.list of a guest: ["announcements","notices",null,"ES","PL"]",
        "promotions.categories: ["promotions","categories","ES"]",
        "promotions.one: ["promotions","one","ES","7"]",
        "contracts.requests: ["contracts","ana","requests"]",
        "contracts.list: ["contracts","ana","list",{"kind":"dividend"}]",
        "rewards.list: ["rewards","ana","list"]",
        "rewards.tasks: ["rewards","ana","tasks"]",
        "rewards.signIns: ["rewards","ana","sign-ins",{}]",
        "rewards.signIns of a month: ["rewards","ana","sign-ins",{"month":"2026-11"}]",
        "inbox.list: ["inbox","ana","list","ES",{"box":"received"}]",
        "inbox.unread: ["inbox","ana","unread"]",
        "team.counts: ["team","ana","counts",{"from":1,"to":2}]",
        "team.report: ["team","ana","report",{"from":1,"to":2,"group":"DAY","pageSize":5}]",
        "team.bets: ["team","ana","bets","ES",{"from":1,"to":2,"name":"luz","pageSize":50}]",
        "team.earnings: ["team","ana","earnings",{"from":1,"to":2,"kind":"rebate","pageSize":50}]",
        "team.links: ["team","ana","links"]",
        "winners.board: ["winners","board","ES"]",
        "help.topics: ["help","topics","ES"]",
        "live.models: ["live","models","ES"]",
        "lottery.menu: ["lottery","menu",{"type":"ELOTT"}]",
        "lottery.list: ["lottery","list","ES",{"type":"ELOTT","prizeMode":"Elott","playType":"trad"}]",
        "lottery.numbers: ["lottery","numbers",{"nodeIds":["a","b"],"size":1,"round":7}]",
        "lottery.vietnamese: ["lottery","vietnamese","ES",{"region":"north"}]",
        "launch.open: ["launch","ana","ES",{"gameId":"g","nodeId":"1","vendor":"JL"},1]",
        "launch.open of a guest: ["launch",null,"ES",{"gameId":"g","nodeId":"1","vendor":"JL"},1]",
        "captcha.picture: ["captcha","picture"]",
        "registration.settings: ["registration","settings"]",
        "registration.countries: ["registration","countries"]",
        "registration.usernameAvailable: ["registration","username","luz"]",
        "registration.invitation: ["registration","invitation","A1",{"agents":false}]",
        "registration.invitation of an agent: ["registration","invitation","A1",{"agents":true}]",
      ]
    `);
  });

  test("no two queries share one", () => {
    const keys = Object.values(queries).map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("personal ones are found by their roots", () => {
    const isPersonal = ({ queryKey }: { queryKey: QueryKey }) =>
      personalKeys.some((root) => root.every((part, index) => queryKey[index] === part));
    const personal = Object.entries(queries).filter(([, query]) => isPersonal(query));
    const carrying = Object.entries(queries).filter(([, { queryKey }]) => queryKey.includes("ana"));
    expect(personal.map(([name]) => name).toSorted()).toEqual(
      [
        ...carrying.map(([name]) => name),
        "announcements.bundle of a guest",
        "launch.open of a guest",
        "notices.list of a guest",
      ].toSorted(),
    );
  });
});

describe("personal queries wait for an identity", () => {
  test.each([
    ["ids", favouriteQueries.ids],
    ["wallet", memberQueries.wallet],
    ["merchant wallet", memberQueries.merchantWallet],
    ["info", memberQueries.info],
    ["contract requests", contractQueries.requests],
  ])("%s", (_, query) => {
    expect(query(client, undefined).enabled).toBe(false);
    expect(query(client, "ana").enabled).toBe(true);
  });

  test("lists", () => {
    expect(recentQueries.list(client, undefined).enabled).toBe(false);
    expect(favouriteQueries.list(client, undefined).enabled).toBe(false);
  });
});

test.each([
  ["games", gameListQueries.infinite(client, list)],
  ["hot games", gameQueries.hot(client)],
  ["recents", recentQueries.list(client, "ana")],
  ["favourites", favouriteQueries.list(client, "ana")],
])(
  "lists of %s set no timer outside a browser, where it would keep a process from ending",
  (_, { gcTime }) => {
    expect(gcTime).toBe(Number.POSITIVE_INFINITY);
  },
);

test("a promotion waits for an id", () => {
  expect(promotionQueries.one(client, "").enabled).toBe(false);
  expect(promotionQueries.one(client, "7").enabled).toBe(true);
});

describe("questions about what is typed wait for something typed", () => {
  test("usernames", () => {
    expect(registrationQueries.usernameAvailable(client, "").enabled).toBe(false);
    expect(registrationQueries.usernameAvailable(client, "luz").enabled).toBe(true);
  });

  test("invitation codes", () => {
    expect(registrationQueries.invitation(client, "").enabled).toBe(false);
    expect(registrationQueries.invitation(client, "A1").enabled).toBe(true);
  });
});

describe("mutations", () => {
  test("tell what they invalidate", () => {
    expect(favouriteMutations.add(client).meta).toEqual({ invalidates: [["favourites"]] });
    expect(favouriteMutations.remove(client).meta).toEqual({ invalidates: [["favourites"]] });
    expect(noticeMutations.markRead(client).meta).toEqual({
      invalidates: [["announcements", "notices"]],
      inline: true,
    });
    expect(inboxMutations.send(client).meta).toEqual({ invalidates: [["inbox"]], inline: true });
    expect(inboxMutations.markRead(client).meta).toEqual({ inline: true });
    expect(headIconMutations.change(client).meta).toEqual({ invalidates: [["member"]], inline: true });
    expect(downlineMutations.createLink(client).meta).toEqual({ invalidates: [["team"]], inline: true });
    expect(downlineMutations.removeLink(client).meta).toEqual({ invalidates: [["team"]], inline: true });
    expect(downlineMutations.transfer(client).meta).toEqual({
      invalidates: [["team"], ["member"], ["records"], ["withdrawals"]],
      inline: true,
    });
    expect(contractMutations.answer(client).meta).toEqual({ invalidates: [["contracts"]], inline: true });
  });

  test("refresh rewards and money after a claim, and say themselves why one failed", () => {
    for (const { meta } of Object.values(rewardMutations).map((mutation) => mutation(client)))
      expect(meta).toEqual({ invalidates: [["rewards"], ["member"]], inline: true });
  });

  test.each([
    ["login", sessionMutations.login],
    ["loginAgent", sessionMutations.loginAgent],
    ["byUsername", registrationMutations.byUsername],
    ["byMobile", registrationMutations.byMobile],
    ["setByPhone", passwordMutations.setByPhone],
    ["retrieve", passwordMutations.retrieve],
    ["change", passwordMutations.change],
    ["send", smsMutations.send],
    ["challenge", humanMutations.challenge],
    ["answer", humanMutations.answer],
    ["openAccount", downlineMutations.openAccount],
    ["transfer", downlineMutations.transfer],
  ])("%s carries a secret and leaves nothing behind in the cache", (_, mutation) => {
    expect(mutation(client).gcTime).toBe(0);
  });
});

test("types reach the caller", () => {
  const queryClient = new QueryClient();
  const status = () => queryClient.fetchQuery(systemQueries.status(client));
  const hot = () => queryClient.fetchQuery(gameQueries.hot(client));
  expectTypeOf(status).returns.resolves.toEqualTypeOf<SiteInfo>();
  expectTypeOf(hot).returns.resolves.toEqualTypeOf<readonly Game[]>();
  type Failure = Parameters<NonNullable<ReturnType<typeof favouriteMutations.add>["onError"]>>[0];
  expectTypeOf<Failure>().toEqualTypeOf<ApiError>();
});
