import { GameClassify, type GameType, requestedType } from "@volado/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { gameClassifySchema, gamePageSchema, gameSchema, gameTypeSchema } from "../schemas/game.schema.ts";
import { wireCount, wireFlag, wireNumber } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { vendorCategoriesSchema } from "../schemas/vendor.schema.ts";

const platform = { platform: z.literal("html5"), clientType: z.literal(["2", 2]) } as const;
const html5 = { platform: "html5", clientType: "2" } as const;
const positive = wireCount.check(z.positive());
const pageSize = wireCount.check(z.positive(), z.maximum(100));
const text = z.string().check(z.maxLength(100));

/** Vendors per category and the order of both (Spec §3 "Vendor data", §7 "game types"). */
export const listVendorCategories = defineEndpoint({
  id: "listVendorCategories",
  method: "GET",
  path: "/api/game-types",
  module: Module.Common,
  access: "anyone",
  codec: "query",
  request: z.object({ typeId: z.literal(["1", 1]), merchantCode: z.string() }),
  encode: (_: undefined, context) => ({ typeId: "1" as const, merchantCode: context.merchant }),
  response: vendorCategoriesSchema,
  replay: "safe",
});

/** Which games to list (Spec §3 "Filter", §7 "game list"). Empty strings mean "any". */
export interface ListGamesInput {
  readonly type: GameType;
  readonly classify: GameClassify;
  readonly vendor: string;
  readonly name: string;
  /** Major units of the merchant's currency. */
  readonly minBet: number | undefined;
  readonly minLines: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of games of a type (Spec §7). */
export const listGames = defineEndpoint({
  id: "listGames",
  method: "GET",
  path: "/api/games",
  access: "anyone",
  codec: "query",
  request: z.object({
    merchantCode: z.string(),
    ...platform,
    gameType: gameTypeSchema,
    gameClassify: gameClassifySchema,
    vassalage: text,
    gameName: text,
    minBet: z.optional(wireNumber),
    minLine: z.optional(wireCount),
    pageNo: positive,
    pageSize,
    language: z.string(),
    isNew: wireFlag,
  }),
  encode: (input: ListGamesInput, context) => ({
    merchantCode: context.merchant,
    ...html5,
    gameType: requestedType(input.type),
    gameClassify: input.classify,
    vassalage: input.vendor,
    gameName: input.name.trim(),
    minBet: input.minBet,
    minLine: input.minLines,
    pageNo: input.page,
    pageSize: input.pageSize,
    language: context.language,
    isNew: input.classify === GameClassify.New,
  }),
  response: gamePageSchema,
  replay: "safe",
});

/** The hot games of a type, or of all types without one (Spec §7 "hot"). */
export const listHotGames = defineEndpoint({
  id: "listHotGames",
  method: "GET",
  path: "/api/games/hot",
  access: "anyone",
  codec: "query",
  request: z.object({
    isPlatform: z.literal(["2", 2]),
    platform: z.literal("html5"),
    language: z.string(),
    gameType: z.optional(gameTypeSchema),
  }),
  encode: (input: { readonly type: GameType | undefined }, context) => ({
    isPlatform: "2" as const,
    platform: "html5" as const,
    language: context.language,
    gameType: input.type && requestedType(input.type),
  }),
  response: rows(gameSchema),
  replay: "safe",
});
