import type { Winner } from "@volado/domain";
import { gameTypeSchema } from "./game.schema.ts";
import { wireId, wireNumber, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

const winner = z.pipe(
  z.object({
    vo: z.object({
      id: wireId,
      iconUrl: z.string(),
      gameName: z.string(),
      customerName: z.string(),
      winAmount: wireNumber,
      nodeId: wireText,
      gameId: wireText,
      vassalage: wireText,
      gameType: z.nullish(gameTypeSchema),
    }),
  }),
  z.transform(
    ({ vo }): Winner => ({
      id: vo.id,
      gameName: vo.gameName,
      imageUrl: vo.iconUrl,
      customerName: vo.customerName,
      amount: vo.winAmount,
      nodeId: vo.nodeId,
      gameId: vo.gameId,
      vendor: vo.vassalage,
      type: vo.gameType ?? undefined,
    }),
  ),
);

/** Winner board rows, each wrapped in `vo` (Spec §3). */
export const winnersSchema = rows(winner);
