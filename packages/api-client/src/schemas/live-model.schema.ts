import { type LiveModel, LiveTableState } from "@volado/domain";
import { gameClassifySchema } from "./game.schema.ts";
import { wireId, wireInstant, wireNumber, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** `tableStatus` as the gateway counts it: 0 closed, 1 open, 2 full. */
const states = [LiveTableState.Closed, LiveTableState.Open, LiveTableState.Full] as const;

const tableState = z.pipe(
  z.union([z.literal([0, 1, 2]), z.literal(["0", "1", "2"])]),
  z.transform((status) => states[Number(status)] ?? LiveTableState.Closed),
);

const model = z.pipe(
  z.object({
    modelId: wireId,
    modelName: z.string().check(z.minLength(1)),
    modelIcon: z.string(),
    tableName: z.string(),
    tableStatus: tableState,
    nodeId: wireId,
    gameId: wireId,
    gameCode: wireText,
    vassalage: z.string().check(z.minLength(1)),
    gameClassify: z.nullish(z.array(gameClassifySchema)),
    minBet: z.nullish(wireNumber),
    maxBet: z.nullish(wireNumber),
    openTime: wireInstant,
  }),
  z.transform(
    ({
      modelId,
      modelName,
      modelIcon,
      vassalage,
      tableStatus,
      openTime,
      gameCode,
      gameClassify,
      minBet,
      maxBet,
      ...wire
    }): LiveModel => ({
      ...wire,
      id: modelId,
      name: modelName,
      imageUrl: modelIcon,
      vendor: vassalage,
      state: tableStatus,
      opensAt: openTime,
      code: gameCode ?? "lobby",
      classify: gameClassify ?? [],
      minBet: minBet ?? undefined,
      maxBet: maxBet ?? undefined,
    }),
  ),
);

/** Dealers at their tables; the specification shows no payload, docs/decisions/081 does. */
export const liveModelsSchema = rows(model);
