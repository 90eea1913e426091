import { GameClassify, type GameType, requestedType } from "@volado/domain/games";
import { cleanSearch } from "@volado/domain/validation";
import { defineRead } from "../core/endpoint.ts";
import { gameClassifySchema, gamePageSchema, gameTypeSchema } from "../schemas/game.schema.ts";
import { wireCount, wireFlag, wireNumber } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

const platform = { platform: z.literal("html5"), clientType: z.literal(["2", 2]) } as const;
const html5 = { platform: "html5", clientType: "2" } as const;
const positive = wireCount.check(z.positive());
const pageSize = wireCount.check(z.positive(), z.maximum(100));
const text = z.string().check(z.maxLength(100));

/** Filter of a game list (Spec §3 "Filter", §7 "game list"). Empty strings mean "any". */
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
export const listGames = defineRead({
  id: "listGames",
  path: "/api/games",
  access: "anyone",
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
    gameName: cleanSearch(input.name),
    minBet: input.minBet,
    minLine: input.minLines,
    pageNo: input.page,
    pageSize: input.pageSize,
    language: context.language,
    isNew: input.classify === GameClassify.New,
  }),
  response: gamePageSchema,
  // Searches and further pages are not stored.
  offline: { version: 1, when: ({ page, name }) => page === 1 && name === "" },
});
