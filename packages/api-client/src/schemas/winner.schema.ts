import type { Winner } from "@volado/domain/games";
import { wireCentavos } from "./amounts.ts";
import { gameTypeSchema, wirePicture } from "./game.schema.ts";
import { wireId, wireLooseText } from "./primitives.ts";
import { rows, sideValue } from "./rows.ts";
import { z } from "./z.ts";

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
export const winnersSchema = rows(winner);
