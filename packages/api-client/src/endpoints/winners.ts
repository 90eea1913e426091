import { WINNER_LIMIT } from "@volado/domain/games";
import { defineRead } from "../core/endpoint.ts";
import { wireCount } from "../schemas/primitives.ts";
import { winnersSchema } from "../schemas/winner.schema.ts";
import { z } from "../schemas/z.ts";

/** Latest winners of all categories, at most 20 (Spec §7 "winner board", §9). */
export const listWinners = defineRead({
  id: "listWinners",
  path: "/api/winners",
  access: "anyone",
  request: z.object({
    gameCategory: z.literal("ALL"),
    language: z.string(),
    limitNum: wireCount.check(z.positive(), z.maximum(100)),
  }),
  encode: (_: undefined, context) => ({
    gameCategory: "ALL" as const,
    language: context.language,
    limitNum: WINNER_LIMIT,
  }),
  response: winnersSchema,
  offline: { version: 1 },
});
