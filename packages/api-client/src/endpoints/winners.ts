import { WINNER_LIMIT, type Winner } from "@volado/domain/games";
import { defineRead } from "../core/endpoint.ts";
import { wireCentavos } from "../schemas/amounts.ts";
import { gameTypeSchema, wirePicture } from "../schemas/game.schema.ts";
import { wireCount, wireId, wireLooseText } from "../schemas/primitives.ts";
import { rows, sideValue } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

const winner = z.pipe(
  z.object({
    vo: z.object({
      id: wireId,
      iconUrl: wirePicture,
      gameName: z.string(),
      customerName: z.string(),
      winAmount: wireCentavos,
      nodeId: wireLooseText,
      gameId: wireLooseText,
      vassalage: wireLooseText,
      gameType: z._default(sideValue(z.nullable(gameTypeSchema), null), null),
    }),
  }),
  z.transform(
    ({ vo: { iconUrl, winAmount, vassalage, gameType, ...vo } }): Winner => ({
      ...vo,
      imageUrl: iconUrl,
      amount: winAmount,
      vendor: vassalage,
      type: gameType ?? undefined,
    }),
  ),
);

/**
 * Winner board rows, each wrapped in `vo` (Spec §3). The game's own fields may be missing, and its type unknown.
 */
const winnersSchema = rows(winner);

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
