import { QueryClient } from "@tanstack/react-query";
import type { Game } from "@volado/domain/games";
import type { SiteInfo } from "@volado/domain/site";
import { describe, expect, expectTypeOf, test } from "vitest";
import { everyQuery } from "../../test-server/every-query.ts";
import { filteredList } from "../../test-server/filtered-list.ts";
import { testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import {
  type favouriteMutations,
  favouriteQueries,
  gameListQueries,
  gameQueries,
  promotionQueries,
  recentQueries,
  registrationQueries,
  systemQueries,
} from "./index.ts";

const { client } = testClient("http://nowhere.example");

describe("keys", () => {
  test("go from the general to the special, with language where answers are translated", () => {
    const keys = Object.entries(everyQuery()).map(
      ([name, { queryKey }]) => `${name}: ${JSON.stringify(queryKey)}`,
    );
    expect(keys).toMatchInlineSnapshot(`
      [
        "systemQueries.status: ["system","status","ES"]",
        "sitePartQueries.template: ["site","template","ES"]",
        "sitePartQueries.contacts: ["site","contacts","ES"]",
        "vendorQueries.categories: ["vendors","categories","ES"]",
        "gameListQueries.page: ["games","list","ES",{"type":"RNG","classify":"NEW","vendor":"JL","name":"oro","minBet":0.5,"pageSize":25,"page":2}]",
        "gameListQueries.infinite: ["games","infinite-list","ES",{"type":"RNG","classify":"NEW","vendor":"JL","name":"oro","minBet":0.5,"pageSize":25},1]",
        "gameQueries.hot: ["games","hot","ES",{"type":"FISH"}]",
        "gameQueries.hot of all: ["games","hot","ES",{}]",
        "recentQueries.list: ["recents","ana","list","ES",{"type":"RNG","pageSize":25},1]",
        "favouriteQueries.ids: ["favourites","ana","ids"]",
        "favouriteQueries.list: ["favourites","ana","list","ES",{"pageSize":25},1]",
        "memberQueries.info: ["member","ana","info"]",
        "memberQueries.wallet: ["member","ana","wallet"]",
        "memberQueries.merchantWallet: ["member","ana","merchantWallet"]",
        "invitationQueries.own: ["member","ana","invitation"]",
        "benefitQueries.club: ["member","ana","club"]",
        "chatQueries.unread: ["member","ana","chat-unread"]",
        "headIconQueries.offered: ["member","ana","head-icon"]",
        "announcementQueries.bundle: ["announcements","ana","ES",{"types":["B","PL"],"group":"m_home"}]",
        "announcementQueries.bundle of a guest: ["announcements",null,"ES",{"types":["B","PL"],"group":"m_home"}]",
        "noticeQueries.list: ["announcements","notices","ana","ES","A"]",
        "noticeQueries.list of a guest: ["announcements","notices",null,"ES","PL"]",
        "promotionQueries.categories: ["promotions","categories","ES"]",
        "promotionQueries.one: ["promotions","one","ES","7"]",
        "applicationQueries.list: ["applications","ana","list"]",
        "contractQueries.requests: ["contracts","ana","requests"]",
        "contractQueries.list: ["contracts","ana","list",{"kind":"dividend"}]",
        "securityQueries.overview: ["security","ana","overview"]",
        "bankCardQueries.list: ["bank-cards","ana","list"]",
        "depositQueries.options: ["deposits","ana","options","ES"]",
        "depositQueries.latest: ["deposits","ana","latest","ES"]",
        "depositQueries.one: ["deposits","ana","one","ES",{"depositId":"5"}]",
        "withdrawalQueries.terms: ["withdrawals","ana","terms"]",
        "recordQueries.list: ["records","ana","list","ES",{"type":"A","from":1,"to":2}]",
        "rewardQueries.list: ["rewards","ana","list"]",
        "rewardQueries.tasks: ["rewards","ana","tasks"]",
        "rewardQueries.signIns: ["rewards","ana","sign-ins",{}]",
        "rewardQueries.signIns of a month: ["rewards","ana","sign-ins",{"month":"2026-11"}]",
        "rewardQueries.redRain: ["rewards","ana","red-rain"]",
        "inboxQueries.list: ["inbox","ana","list","ES",{"box":"received"}]",
        "inboxQueries.unread: ["inbox","ana","unread"]",
        "teamQueries.counts: ["team","ana","counts",{"from":1,"to":2}]",
        "teamQueries.report: ["team","ana","report",{"from":1,"to":2,"group":"DAY","pageSize":5}]",
        "teamQueries.bets: ["team","ana","bets","ES",{"from":1,"to":2,"name":"luz","pageSize":50}]",
        "teamQueries.earnings: ["team","ana","earnings",{"from":1,"to":2,"kind":"rebate","pageSize":50}]",
        "downlineQueries.links: ["team","ana","links"]",
        "winnerQueries.board: ["winners","board","ES"]",
        "helpQueries.topics: ["help","topics","ES"]",
        "liveQueries.models: ["live","models","ES"]",
        "lotteryQueries.menu: ["lottery","menu",{"type":"ELOTT"}]",
        "lotteryQueries.list: ["lottery","list","ES",{"type":"ELOTT","prizeMode":"Elott","playType":"trad"}]",
        "lotteryQueries.numbers: ["lottery","numbers",{"nodeIds":["a","b"],"size":1,"round":7}]",
        "lotteryQueries.vietnamese: ["lottery","vietnamese","ES",{"region":"north"}]",
        "launchQueries.open: ["launch","ana","ES",{"gameId":"g","nodeId":"1","vendor":"JL"},1]",
        "launchQueries.open of a guest: ["launch",null,"ES",{"gameId":"g","nodeId":"1","vendor":"JL"},1]",
        "captchaQueries.picture: ["captcha","picture"]",
        "registrationQueries.settings: ["registration","settings"]",
        "registrationQueries.countries: ["registration","countries"]",
        "registrationQueries.usernameAvailable: ["registration","username","luz"]",
        "registrationQueries.invitation: ["registration","invitation","A1",{"agents":false}]",
        "registrationQueries.invitation of an agent: ["registration","invitation","A1",{"agents":true}]",
      ]
    `);
  });

  test("no two queries share one", () => {
    const keys = Object.values(everyQuery()).map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test.each([
  ["games", gameListQueries.infinite(client, filteredList)],
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

test("types reach the caller", () => {
  const queryClient = new QueryClient();
  const status = () => queryClient.fetchQuery(systemQueries.status(client));
  const hot = () => queryClient.fetchQuery(gameQueries.hot(client));
  expectTypeOf(status).returns.resolves.toEqualTypeOf<SiteInfo>();
  expectTypeOf(hot).returns.resolves.toEqualTypeOf<readonly Game[]>();
  type Failure = Parameters<NonNullable<ReturnType<typeof favouriteMutations.add>["onError"]>>[0];
  expectTypeOf<Failure>().toEqualTypeOf<ApiError>();
});
