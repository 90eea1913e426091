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
import type { ApiError } from "../src/errors/api-error.ts";
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
} from "../src/query/index.ts";
import { filteredList } from "./filtered-list.ts";
import { testClient } from "./test-client.ts";

/** Whom all of them ask. */
export const { client } = testClient("http://nowhere.example");

/** What a page's own use of a query looks at, and a single asking doesn't. */
interface AskedByPages {
  readonly enabled?: unknown;
}

/** A query of whatever answer. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
  /** Milliseconds. */
  readonly staleTime: unknown;
  /** Whether it asks by itself, where a query says so. */
  readonly enabled: unknown;
  /** Asks once, for nothing that was asked before. */
  readonly ask: () => Promise<unknown>;
}

const single = <Answer, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, ApiError, Data, Key> & AskedByPages,
): AnyQuery => ({
  queryKey: options.queryKey,
  staleTime: options.staleTime,
  enabled: options.enabled ?? true,
  ask: () => new QueryClient().fetchQuery({ ...options, retry: false }),
});

const growing = <Answer, Data, Key extends QueryKey, Page>(
  options: FetchInfiniteQueryOptions<Answer, ApiError, Data, Key, Page> & AskedByPages,
): AnyQuery => ({
  queryKey: options.queryKey,
  staleTime: options.staleTime,
  enabled: options.enabled ?? true,
  ask: () => new QueryClient().fetchInfiniteQuery({ ...options, retry: false }),
});

const bundle = { types: [ContentType.Banner, ContentType.Player], group: BannerGroup.Home };

/**
 * Every query of the `query` subpath, made anew, under the name "group.factory", words after it telling variants apart:
 * Ana's where it is somebody's own. A factory without a line here fails `personal-keys.test.ts`.
 */
export const everyQuery = (): Readonly<Record<string, AnyQuery>> => ({
  "systemQueries.status": single(systemQueries.status(client)),
  "sitePartQueries.template": single(sitePartQueries.template(client)),
  "sitePartQueries.contacts": single(sitePartQueries.contacts(client)),
  "vendorQueries.categories": single(vendorQueries.categories(client)),
  "gameListQueries.page": single(gameListQueries.page(client, { ...filteredList, page: 2 })),
  "gameListQueries.infinite": growing(gameListQueries.infinite(client, filteredList)),
  "gameQueries.hot": single(gameQueries.hot(client, GameType.Fishing)),
  "gameQueries.hot of all": single(gameQueries.hot(client)),
  "recentQueries.list": growing(recentQueries.list(client, "ana", { type: GameType.Slots })),
  "favouriteQueries.ids": single(favouriteQueries.ids(client, "ana")),
  "favouriteQueries.list": growing(favouriteQueries.list(client, "ana")),
  "memberQueries.info": single(memberQueries.info(client, "ana")),
  "memberQueries.wallet": single(memberQueries.wallet(client, "ana")),
  "memberQueries.merchantWallet": single(memberQueries.merchantWallet(client, "ana")),
  "invitationQueries.own": single(invitationQueries.own(client, "ana")),
  "benefitQueries.club": single(benefitQueries.club(client, "ana")),
  "chatQueries.unread": single(chatQueries.unread(client, "ana")),
  "headIconQueries.offered": single(headIconQueries.offered(client, "ana")),
  "announcementQueries.bundle": single(announcementQueries.bundle(client, "ana", bundle)),
  "announcementQueries.bundle of a guest": single(announcementQueries.bundle(client, undefined, bundle)),
  "noticeQueries.list": single(noticeQueries.list(client, "ana", "A")),
  "noticeQueries.list of a guest": single(noticeQueries.list(client, undefined, "PL")),
  "promotionQueries.categories": single(promotionQueries.categories(client)),
  "promotionQueries.one": single(promotionQueries.one(client, "7")),
  "applicationQueries.list": single(applicationQueries.list(client, "ana")),
  "contractQueries.requests": single(contractQueries.requests(client, "ana")),
  "contractQueries.list": single(contractQueries.list(client, "ana", ContractKind.Dividend)),
  "securityQueries.overview": single(securityQueries.overview(client, "ana")),
  "bankCardQueries.list": single(bankCardQueries.list(client, "ana")),
  "depositQueries.options": single(depositQueries.options(client, "ana", "ES")),
  "depositQueries.latest": single(depositQueries.latest(client, "ana", "ES")),
  "depositQueries.one": single(depositQueries.one(client, "ana", "ES", "5")),
  "withdrawalQueries.terms": single(withdrawalQueries.terms(client, "ana")),
  "recordQueries.list": growing(
    recordQueries.list(client, "ana", { type: "A", state: undefined, from: 1, to: 2 }),
  ),
  "rewardQueries.list": single(rewardQueries.list(client, "ana")),
  "rewardQueries.tasks": single(rewardQueries.tasks(client, "ana")),
  "rewardQueries.signIns": single(rewardQueries.signIns(client, "ana")),
  "rewardQueries.signIns of a month": single(rewardQueries.signIns(client, "ana", "2026-11")),
  "rewardQueries.redRain": single(rewardQueries.redRain(client, "ana")),
  "inboxQueries.list": growing(inboxQueries.list(client, "ana", "received")),
  "inboxQueries.unread": single(inboxQueries.unread(client, "ana")),
  "teamQueries.counts": single(teamQueries.counts(client, "ana", { from: 1, to: 2 })),
  "teamQueries.report": growing(
    teamQueries.report(client, "ana", { from: 1, to: 2, group: TeamGroup.Day }, 5),
  ),
  "teamQueries.bets": growing(teamQueries.bets(client, "ana", { from: 1, to: 2, name: "luz" })),
  "teamQueries.earnings": growing(
    teamQueries.earnings(client, "ana", { from: 1, to: 2, kind: EarningKind.Rebate }),
  ),
  "downlineQueries.links": single(downlineQueries.links(client, "ana")),
  "winnerQueries.board": single(winnerQueries.board(client)),
  "helpQueries.topics": single(helpQueries.topics(client)),
  "liveQueries.models": single(liveQueries.models(client)),
  "lotteryQueries.menu": single(lotteryQueries.menu(client, GameType.ElectronicLottery)),
  "lotteryQueries.list": single(
    lotteryQueries.list(client, {
      type: GameType.ElectronicLottery,
      prizeMode: PrizeMode.ElectronicLottery,
      playType: "trad",
    }),
  ),
  "lotteryQueries.numbers": single(
    lotteryQueries.numbers(client, { nodeIds: ["a", "b"], size: 1, round: 7 }),
  ),
  "lotteryQueries.vietnamese": single(lotteryQueries.vietnamese(client, { region: "north", day: undefined })),
  "launchQueries.open": single(launchQueries.open(client, "ana", { gameId: "g", nodeId: "1", vendor: "JL" })),
  "launchQueries.open of a guest": single(
    launchQueries.open(client, undefined, {
      gameId: "g",
      nodeId: "1",
      vendor: "JL",
    }),
  ),
  "captchaQueries.picture": single(captchaQueries.picture(client)),
  "registrationQueries.settings": single(registrationQueries.settings(client)),
  "registrationQueries.countries": single(registrationQueries.countries(client)),
  "registrationQueries.usernameAvailable": single(registrationQueries.usernameAvailable(client, "luz")),
  "registrationQueries.invitation": single(registrationQueries.invitation(client, "A1")),
  "registrationQueries.invitation of an agent": single(
    registrationQueries.invitation(client, "A1", {
      agents: true,
    }),
  ),
});
