import { defineRead } from "../core/endpoint.ts";
import { liveModelsSchema } from "../schemas/live-model.schema.ts";
import { z } from "../schemas/z.ts";

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
