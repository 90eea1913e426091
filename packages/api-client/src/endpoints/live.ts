import { type LiveModel, type LiveScore, LiveTableState, type SportsFeed } from "@volado/domain/games";
import { defineRead } from "../core/endpoint.ts";
import { wireCentavos } from "../schemas/amounts.ts";
import { wireClassify, wireGameCode, wirePicture } from "../schemas/game.schema.ts";
import { wireCount, wireId, wireInstant, wireOr, wireRequiredText } from "../schemas/primitives.ts";
import { renamed } from "../schemas/rename.ts";
import { rows, sideRows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** `tableStatus` as the gateway counts it: 0 closed, 1 open, 2 full. */
const states = [LiveTableState.Closed, LiveTableState.Open, LiveTableState.Full] as const;

const tableState = z.pipe(
  z.union([z.literal([0, 1, 2]), z.literal(["0", "1", "2"])]),
  z.transform((status) => states[Number(status)] ?? LiveTableState.Closed),
);

const model = renamed(
  {
    modelId: wireId,
    modelName: wireRequiredText,
    modelIcon: wirePicture,
    tableName: z.string(),
    tableStatus: tableState,
    nodeId: wireId,
    gameId: wireId,
    gameCode: wireGameCode,
    vassalage: wireRequiredText,
    gameClassify: wireClassify,
    minBet: wireOr(wireCentavos, undefined),
    maxBet: wireOr(wireCentavos, undefined),
    openTime: wireInstant,
  },
  {
    modelId: "id",
    modelName: "name",
    modelIcon: "imageUrl",
    vassalage: "vendor",
    tableStatus: "state",
    openTime: "opensAt",
    gameCode: "code",
    gameClassify: "classify",
  },
) satisfies z.ZodMiniType<LiveModel>;

/** Live dealers and their tables. The payload is not specified (docs/decisions/081). */
const liveModelsSchema = rows(model);

/**
 * Dealers of the live casino with their tables (Spec §7 "Live model list GET"). Bets are in major units of the
 * merchant's currency; `openTime` of a closed table is in epoch milliseconds (docs/decisions/081).
 */
export const listLiveModels = defineRead({
  id: "listLiveModels",
  path: "/api/live/models",
  access: "anyone",
  request: z.object({ merchantCode: z.string(), platform: z.literal("html5"), language: z.string() }),
  encode: (_: undefined, context) => ({
    merchantCode: context.merchant,
    platform: "html5" as const,
    language: context.language,
  }),
  response: liveModelsSchema,
});

const score = z.object({
  id: wireId,
  league: z.string(),
  home: wireRequiredText,
  away: wireRequiredText,
  homeScore: wireCount,
  awayScore: wireCount,
  minute: wireOr(wireCount, undefined),
}) satisfies z.ZodMiniType<LiveScore>;

const feed = renamed(
  { vassalage: wireRequiredText, live: wireCount, upcoming: wireCount, scores: sideRows(score) },
  { vassalage: "vendor" },
) satisfies z.ZodMiniType<SportsFeed>;

/**
 * What sportsbooks have now: numbers of live and upcoming matches by vendor, and some live scores. Our addition, called
 * only for merchants with `sports.liveScores` (docs/decisions/081).
 */
export const listLiveScores = defineRead({
  id: "listLiveScores",
  path: "/api/live/scores",
  access: "anyone",
  request: z.object({ merchantCode: z.string(), platform: z.literal("html5"), language: z.string() }),
  encode: (_: undefined, context) => ({
    merchantCode: context.merchant,
    platform: "html5" as const,
    language: context.language,
  }),
  response: rows(feed),
});
