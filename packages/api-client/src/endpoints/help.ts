import * as z from "zod/mini";
import { defineEndpoint } from "../core/endpoint.ts";
import { helpTopicsSchema } from "../schemas/help.schema.ts";

/**
 * Every topic of the help centre, whole and in order, in the language shown (Spec §7 "help centre GET"). `anchor` names a topic
 * in addresses; the terms of use carry `terms`.
 */
export const getHelpCentre = defineEndpoint({
  id: "getHelpCentre",
  method: "GET",
  path: "/api/help",
  access: "anyone",
  codec: "query",
  request: z.object({ device: z.literal("MOBILE"), lang: z.string() }),
  encode: (_: undefined, context) => ({ device: "MOBILE" as const, lang: context.language }),
  response: helpTopicsSchema,
  replay: "safe",
});
