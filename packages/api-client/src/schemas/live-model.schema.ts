import { type LiveModel, LiveTableState } from "@volado/domain/games";
import { wireCentavos } from "./amounts.ts";
import { wireClassify, wireGameCode, wirePicture } from "./game.schema.ts";
import { wireId, wireInstant, wireOr, wireRequiredText } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

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
export const liveModelsSchema = rows(model);
