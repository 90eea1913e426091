import { defineRead } from "../core/endpoint.ts";
import { helpTopicsSchema } from "../schemas/help.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * Every topic of the help centre, whole and in order, in the language shown (Spec §7 "help centre GET").
 * `anchor` names a topic in addresses; the terms of use carry `terms`.
 */
export const getHelpCentre = defineRead({
  id: "getHelpCentre",
  path: "/api/help",
  access: "anyone",
  request: z.object({ device: z.literal("MOBILE"), lang: z.string() }),
  encode: (_: undefined, context) => ({ device: "MOBILE" as const, lang: context.language }),
  response: helpTopicsSchema,
  offline: { version: 1 },
});
