import type { Winner } from "@volado/domain/games";
import { wireCentavos } from "./amounts.ts";
import { gameTypeSchema, wirePicture } from "./game.schema.ts";
import { wireId, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

const winner = z.pipe(
  z.object({
    vo: z.object({
      id: wireId,
      iconUrl: wirePicture,
      gameName: z.string(),
      customerName: z.string(),
      winAmount: wireCentavos,
      nodeId: wireText,
      gameId: wireText,
      vassalage: wireText,
      gameType: z.nullish(gameTypeSchema),
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

/** Winner board rows, each wrapped in `vo` (Spec §3). */
export const winnersSchema = rows(winner);
