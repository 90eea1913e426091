import { endpoints } from "@volado/api-client/endpoints";
import { GameClassify } from "@volado/domain/games";
import { readHundredths } from "@volado/domain/money";
import { winnerRows, wireGame } from "../catalogue/catalogue.ts";
import { wireLiveModels } from "../catalogue/live-models.ts";
import { pageOf } from "../catalogue/wire.ts";
import { liveMatchesAt } from "../play/matches.ts";
import { sessionOf } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const listVendorCategories = defineHandler(
  endpoints.listVendorCategories,
  async (_request, { services }) => services.catalogue.categories(),
);

export const listGames = defineHandler(endpoints.listGames, async (request, { services: { catalogue } }) => {
  const { gameClassify: classify, minBet } = request;
  // These lists have their own calls, which have a session.
  if (classify === GameClassify.Favourite || classify === GameClassify.Recent)
    throw invalidFields([["gameClassify", "invalid_value"]]);
  return catalogue.pages.cached(JSON.stringify(request), () => {
    const found = catalogue.list({
      type: request.gameType,
      classify,
      vendor: request.vassalage,
      name: request.gameName,
      minBetCentavos: minBet === undefined ? undefined : (readHundredths(minBet) ?? Number.POSITIVE_INFINITY),
      minLines: request.minLine,
    });
    const page = pageOf(found, request.pageNo, request.pageSize);
    const { page: pageNum, totalPages, totalCount } = page;
    return { games: page.items.map(wireGame), pageNum, totalPages, totalCount };
  });
});

export const listHotGames = defineHandler(
  endpoints.listHotGames,
  async ({ gameType }, { services: { catalogue } }) =>
    catalogue.hotLists.cached(gameType ?? "", () => catalogue.hot(gameType).map(wireGame)),
);

export const listRecentGames = defineHandler(endpoints.listRecentGames, async (request, call) => {
  const { catalogue } = call.services;
  const { id } = sessionOf(call).member;
  const own = call.db.selectFrom("recents").select("node_id").where("member_id", "=", id);
  const rows = await own.orderBy("played_at", "desc").orderBy("node_id").execute();
  const games = rows
    .flatMap(({ node_id }) => catalogue.byNodeId(node_id) ?? [])
    .filter(({ type }) => request.gameType === undefined || type === request.gameType);
  const page = pageOf(games, request.page, request.pageSize);
  return { list: page.items.map(wireGame), totalPages: page.totalPages };
});

export const listLiveModels = defineHandler(endpoints.listLiveModels, async (_request, { services }) =>
  wireLiveModels(services.catalogue, services.now()),
);

/** The demo sportsbook's matches; nothing while it can't be opened. */
export const listLiveScores = defineHandler(endpoints.listLiveScores, async (_request, { services }) => {
  const { brand, catalogue, now } = services;
  if (catalogue.lobbyOf(brand.sportsbook)?.state !== "open") return [];
  const { live, upcoming } = liveMatchesAt(now());
  const scores = live.map(({ fixture: _, score: [homeScore, awayScore], ...match }) => ({
    ...match,
    homeScore,
    awayScore,
  }));
  return [{ vassalage: brand.sportsbook, live: live.length, upcoming, scores }];
});

export const listWinners = defineHandler(endpoints.listWinners, async ({ limitNum }, { db, services }) =>
  winnerRows(db, services.catalogue, limitNum),
);
