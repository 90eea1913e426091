import { endpoints } from "@volado/api-client/endpoints";
import { GameClassify } from "@volado/domain/games";
import { PrizeMode } from "@volado/domain/launch";
import type { LotteryType } from "@volado/domain/lottery";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { nextDraw, pastDraws, roundOf } from "../lottery/draws.ts";
import { vietnameseDraws } from "../lottery/vietnamese-draws.ts";
import { defineHandler } from "./handler.ts";

const PLAY_TYPES = ["trad", "ent"] as const;

const noBounds = { minBetCentavos: undefined, minLines: undefined };
const every = { classify: GameClassify.All, vendor: "", name: "", ...noBounds };
const lotteriesOf = (catalogue: Catalogue, type: LotteryType) => catalogue.list({ type, ...every });

export const getLotteryMenu = defineHandler(
  endpoints.getLotteryMenu,
  async ({ gameType }, { services: { catalogue } }) => {
    const games = lotteriesOf(catalogue, gameType);
    return Object.values(PrizeMode)
      .flatMap((prizeMode) => PLAY_TYPES.map((playType) => ({ prizeMode, playType })))
      .map(({ prizeMode, playType }) => ({
        prizeMode,
        playType,
        count: games.filter((game) => game.lottery_mode === prizeMode && game.play_type === playType).length,
      }))
      .filter(({ count }) => count > 0);
  },
);

/** Shortest rounds first; ties in catalogue order. */
export const listLotteries = defineHandler(
  endpoints.listLotteries,
  async ({ gameType, prizeMode, playType }, { services: { catalogue, brand, now } }) => {
    const serverTime = now();
    return {
      serverTime,
      list: lotteriesOf(catalogue, gameType)
        .filter((game) => game.lottery_mode === prizeMode && game.play_type === playType)
        .toSorted((a, b) => roundOf(a) - roundOf(b))
        .map((game) => ({
          nodeId: game.node_id,
          gameId: game.game_id,
          gameType,
          gameName: game.name,
          vassalage: game.vendor,
          gameCode: game.code,
          lottoMode: game.lottery_mode,
          playType: game.play_type,
          iconUrl: game.cover,
          ...nextDraw(game, serverTime, brand.clock),
          open: game.state === "open",
        })),
    };
  },
);

/** An id that isn't a lottery has no numbers. The numbers of the others are still returned. */
export const listLotteryNumbers = defineHandler(
  endpoints.listLotteryNumbers,
  async ({ nodeIds, size }, { services: { catalogue, brand, now, drawSecret } }) => {
    const draws = { size, now: now(), clock: brand.clock, secret: drawSecret };
    return [...new Set(nodeIds.split(","))]
      .flatMap((nodeId) => catalogue.byNodeId(nodeId) ?? [])
      .filter(({ play_type }) => play_type !== null)
      .flatMap((game) => pastDraws(game, draws));
  },
);

export const listVietnameseDraws = defineHandler(
  endpoints.listVietnameseDraws,
  async ({ region, drawDate }, { services: { now } }) => vietnameseDraws(region, drawDate, now()),
);
