import { defineRead } from "../core/endpoint.ts";
import { liveModelsSchema } from "../schemas/live-model.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * Dealers at the tables of the live casino, with the table each one leads to (Spec §7 "Live model list GET").
 * Bets are major units of the merchant's currency; `openTime` of a closed table is epoch milliseconds
 * (docs/decisions/081).
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
